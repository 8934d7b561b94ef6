import { resetReminder } from '@storefront/contracts'
import { call } from '@storefront/http'
import { beginSession } from '@storefront/session'

export type NewPassword = { password: string; password_confirmation: string; answer?: string }

/**
 * Sets the password, and signs in if the response contains a token (§4). Returns whether the shopper is
 * signed in.
 */
export async function resetPassword(token: string, secrets: NewPassword): Promise<boolean> {
  const { data } = await call(resetReminder, { body: { token, ...secrets } })
  return data.access_token !== null && beginSession(data) === 'signed-in'
}
