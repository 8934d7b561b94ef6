import { formAction, seeOther } from '@storefront/remote/server'
import { giftTokenOf } from '../gift/gift.rules'
import { thank } from '../gift/social-gift.api'

/** The thank-you form without scripts. Text only: a posted form can't upload a file. */
export const completeAction = formAction({
  thanks: async (form, request) => {
    const token = giftTokenOf(request)
    await thank(token, String(form.get('message') ?? ''))
    return seeOther(`/social-gift/${token}/complete`)
  },
})
