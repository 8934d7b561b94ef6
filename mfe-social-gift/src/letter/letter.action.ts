import { formAction, seeOther } from '@storefront/remote/server'
import { giftTokenOf } from '../gift/gift.rules'
import { decline } from '../gift/social-gift.api'

/** What the letter's form does without scripts: the link is dead from then on, and its page says why. */
export const letterAction = formAction({
  decline: async (form, request) => {
    const token = giftTokenOf(request)
    await decline(token, String(form.get('message') ?? ''))
    return seeOther(`/social-gift/${token}`)
  },
})
