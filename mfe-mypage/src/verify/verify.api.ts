import { checkEmailVerify, requestEmailVerify } from '@storefront/contracts'
import { call } from '@storefront/http'
import { completeRegistration } from '@storefront/session'

export const requestVerification = (email: string) => call(requestEmailVerify, { body: { email } })

/** A verified address marks the user registered (§4): who holds a token is logged in from then on. Answers the address. */
export async function verifyEmail(token: string): Promise<string> {
  const { data } = await call(checkEmailVerify, { body: { token } })
  completeRegistration()
  return data.email
}
