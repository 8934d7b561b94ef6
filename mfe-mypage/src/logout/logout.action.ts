import { NetworkError, ResponseError, TimeoutError } from '@storefront/http'
import { formAction, seeOther } from '@storefront/remote/server'
import { signOutPosted } from '@storefront/session/server'
import { removeCookie } from '@storefront/state'

/** Cookies of the cart, which a logout clears (§4); in a browser the cart hears of it. */
const cartCookies = ['cartToken', 'buyNowToken']

/** The logout without scripts: the login ends here even when the API cannot be told. */
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
