import { readPostedText } from '@storefront/forms/address-text'
import { formAction, seeOther } from '@storefront/remote/server'
import { addRecipients, addressTextCalls } from './address.api'

const allKnown = '登録済みのお届け先と同じため、追加しませんでした。'

/** Adds the recipients of a pasted text without JavaScript. */
export const addressListAction = formAction({
  'address-text': async (form) => {
    const read = await readPostedText(form, addressTextCalls)
    if ('refused' in read) return read.refused
    if (read.addresses.length === 0) return { message: allKnown }
    await addRecipients(read.addresses)
    return seeOther('/mypage/address')
  },
})
