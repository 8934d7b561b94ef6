import type { CartAddressInput, UserAddress } from '@storefront/contracts'
import { createDrafts } from '@storefront/forms'
import { AddressText, toPostedText, type PastedDraft } from '@storefront/forms/address-text'
import type { PostedForm } from '@storefront/http'
import { useSession } from '@storefront/session'
import { useActionData, useRevalidator } from 'react-router-dom'
import { addRecipients, addressTextCalls } from './address.api'
import { addedWords } from './address.rules'

const draft: PastedDraft = createDrafts('mypage-').of('address-text')
const formId = 'address-text'

/** Adds the recipients of a pasted text to the address book, with and without JavaScript. */
export function AddressPaste({ addresses }: { addresses: readonly UserAddress[] }) {
  const { userId } = useSession()
  const { revalidate } = useRevalidator()
  const posted = useActionData() as PostedForm | undefined

  async function add(recipients: CartAddressInput[]) {
    const result = await addRecipients(recipients)
    await revalidate()
    return `${addedWords(result)}。`
  }

  return (
    <div>
      <form id={formId} method="post" />
      <AddressText
        {...addressTextCalls}
        draft={draft}
        owner={String(userId ?? '')}
        phone={addresses.find(({ is_default }) => is_default)?.phone_number ?? ''}
        posted={{ formId, ...toPostedText(posted) }}
        onAdd={add}
      />
    </div>
  )
}
