import { formAction, seeOther } from '@storefront/remote/server'
import { giftTokenOf } from '../gift/gift.rules'
import { thank } from '../gift/social-gift.api'

/** The form of thanks without scripts: text only, as a posted form carries no file. */
export const completeAction = formAction({
  thanks: async (form, request) => {
    const token = giftTokenOf(request)
    await thank(token, String(form.get('message') ?? ''))
    return seeOther(`/social-gift/${token}/complete`)
  },
})
