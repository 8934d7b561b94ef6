import { NetworkError, ResponseError, TimeoutError } from '@storefront/http'
import { formAction, seeOther } from '@storefront/remote/server'
import { signOutPosted } from '@storefront/session/server'
import { removeCookie } from '@storefront/state'

/**
 * Cookies of the cart, which a logout clears (§4). In the browser the cart remote clears them on an event.
 */
const cartCookies = ['cartToken', 'buyNowToken']

/** Signs out without JavaScript. Ends the session on this device even if the API doesn't respond. */
export const logoutAction = formAction({
  logout: async () => {
    await signOutPosted().catch((error: unknown) => {
      const isOfCall = [ResponseError, NetworkError, TimeoutError].some((kind) => error instanceof kind)
      if (!isOfCall) throw error
    })
    for (const name of cartCookies) removeCookie(name)
    return seeOther('/login/?out=1')
  },
})
