import { formAction, seeOther } from '@storefront/remote/server'
import { giftTokenOf } from '../gift/gift.rules'
import { thank } from '../gift/social-gift.api'

/** What the form of thanks does without scripts: words alone, as a posted form carries no file. */
export const completeAction = formAction({
  thanks: async (form, request) => {
    const token = giftTokenOf(request)
    await thank(token, String(form.get('message') ?? ''))
    return seeOther(`/social-gift/${token}/complete`)
  },
})
