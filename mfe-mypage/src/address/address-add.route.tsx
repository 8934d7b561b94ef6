import type { UserAddressInput } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { navigateTo } from '@storefront/navigation'
import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { addAddress, fetchAddressForm } from './address.api'
import { AddressForm } from './address-form'

const title = 'お届け先の登録'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchAddressForm(request.signal)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const layout = useLoaderData<typeof loader>()
  async function save(input: UserAddressInput) {
    const { data } = await addAddress(input)
    const message = data.is_known
      ? '同じお届け先がすでに登録されているため、追加していません'
      : 'お届け先を登録しました'
    publish('toast.raised', { type: data.is_known ? 'caution' : 'positive', message })
    navigateTo('/mypage/address')
  }
  return (
    <Page
      title={title}
      width="reading"
      crumbs={memberCrumbs({ label: 'お届け先', href: '/mypage/address' }, { label: title })}
    >
      <AddressForm label={title} layout={layout} onSave={save} />
    </Page>
  )
}
