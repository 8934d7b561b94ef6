import { AddressDivision, type UserAddressInput } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { navigateTo } from '@storefront/navigation'
import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { changeAddress, fetchAddress, fetchAddressForm } from './address.api'
import { AddressForm } from './address-form'

const title = 'お届け先の変更'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [layout, address] = await Promise.all([
    fetchAddressForm(request.signal),
    fetchAddress(params.key ?? '', request.signal),
  ])
  return { layout, address }
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { layout, address } = useLoaderData<typeof loader>()
  const isOwn = address.division_ct === AddressDivision.own
  async function save(input: UserAddressInput) {
    await changeAddress(address.id, input)
    publish('toast.raised', { type: 'positive', message: 'お届け先を変更しました' })
    navigateTo('/mypage/address')
  }
  return (
    <Page
      title={title}
      width="reading"
      crumbs={memberCrumbs({ label: 'お届け先', href: '/mypage/address' }, { label: title })}
      lead={isOwn ? 'ご自身の住所です。変更すると、会員情報も変わります。' : undefined}
    >
      <AddressForm key={address.id} label={title} layout={layout} address={address} onSave={save} />
    </Page>
  )
}
