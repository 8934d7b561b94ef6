import { checkEmailVerify, requestEmailVerify } from '@storefront/contracts'
import { call } from '@storefront/http'
import { completeRegistration, forgetLogin } from '@storefront/session'

export const requestVerification = (email: string) => call(requestEmailVerify, { body: { email } })

/**
 * Verifies the email address, which completes the registration (§4). A shopper who holds a token is signed
 * in from then on. Returns the address.
 */
export async function verifyEmail(token: string): Promise<string> {
  const { data } = await call(checkEmailVerify, { body: { token } })
  completeRegistration()
  return data.email
}

/**
 * Gives the account back to the address that received the link, and signs out every session, including this
 * one. Returns the address.
 */
export async function undoEmailChange(token: string): Promise<string> {
  const { data } = await call(checkEmailVerify, { body: { token, kind: 'undo' } })
  forgetLogin('account-closed')
  return data.email
}
