import { formAction, seeOther } from '@storefront/remote/server'
import { readGiftToken } from '../gift/gift-path.rules'
import { thank } from '../gift/social-gift.api'

/** Sends the thank-you message without scripts. Text only, because this form can't upload a file. */
export const completeAction = formAction({
  thanks: async (form, request) => {
    const token = readGiftToken(request)
    await thank(token, String(form.get('message') ?? ''))
    return seeOther(`/social-gift/${token}/complete`)
  },
})
