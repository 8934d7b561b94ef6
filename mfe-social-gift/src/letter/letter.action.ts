import { formAction, seeOther } from '@storefront/remote/server'
import { giftTokenOf } from '../gift/gift.rules'
import { decline } from '../gift/social-gift.api'

/** The letter's form without scripts: declining ends the link, and its page gives the reason. */
export const letterAction = formAction({
  decline: async (form, request) => {
    const token = giftTokenOf(request)
    await decline(token, String(form.get('message') ?? ''))
    return seeOther(`/social-gift/${token}`)
  },
})
