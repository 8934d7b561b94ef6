import { checkEmailVerify, requestEmailVerify } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { call } from '@storefront/http'
import { changeSession, session } from '@storefront/session'

export const requestVerification = (email: string) => call(requestEmailVerify, { body: { email } })

/** A verified address marks the user registered (§4): who holds a token is logged in from then on. Answers the address. */
export async function verifyEmail(token: string): Promise<string> {
  const { data } = await call(checkEmailVerify, { body: { token } })
  const { accessToken, isLogin, userId } = session()
  if (accessToken && !isLogin) {
    changeSession({ isLogin: true })
    publish('session.started', { user_id: userId ?? 0 })
  }
  return data.email
}
