import { checkEmailVerify, requestEmailVerify } from '@storefront/contracts'
import { call } from '@storefront/http'
import { completeRegistration, forgetLogin } from '@storefront/session'

export const requestVerification = (email: string) => call(requestEmailVerify, { body: { email } })

/**
 * Verifies the email address, which completes the registration (§4). A shopper with a stored token is then
 * signed in. Returns the address.
 */
export async function verifyEmail(token: string): Promise<string> {
  const { data } = await call(checkEmailVerify, { body: { token } })
  completeRegistration()
  return data.email
}

/**
 * Restores the email address that received the link, and signs out every session, including this one. Returns
 * the address.
 */
export async function undoEmailChange(token: string): Promise<string> {
  const { data } = await call(checkEmailVerify, { body: { token, kind: 'undo' } })
  forgetLogin('account-closed')
  return data.email
}
