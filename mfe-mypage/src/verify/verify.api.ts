import { checkEmailVerify, requestEmailVerify } from '@storefront/contracts'
import { call } from '@storefront/http'
import { completeRegistration, forgetLogin } from '@storefront/session'

export const requestVerification = (email: string) => call(requestEmailVerify, { body: { email } })

/**
 * A verified address marks the user registered (§4): who holds a token is logged in from then on. Answers the
 * address.
 */
export async function verifyEmail(token: string): Promise<string> {
  const { data } = await call(checkEmailVerify, { body: { token } })
  completeRegistration()
  return data.email
}

/**
 * Gives the account back to the address that the link was mailed to: nobody is logged in any more, here
 * neither. Answers the address.
 */
export async function undoEmailChange(token: string): Promise<string> {
  const { data } = await call(checkEmailVerify, { body: { token, kind: 'undo' } })
  forgetLogin('account-closed')
  return data.email
}
