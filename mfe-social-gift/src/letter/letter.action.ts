import { formAction, seeOther } from '@storefront/remote/server'
import { readGiftToken } from '../gift/gift-path.rules'
import { decline } from '../gift/social-gift.api'

/**
 * Handles the letter's form without scripts. Declining invalidates the link, and the link's page then
 * explains why.
 */
export const letterAction = formAction({
  decline: async (form, request) => {
    const token = readGiftToken(request)
    await decline(token, String(form.get('message') ?? ''))
    return seeOther(`/social-gift/${token}`)
  },
})
