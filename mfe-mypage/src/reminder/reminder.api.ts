import { checkReminder, requestReminder, resetReminder } from '@storefront/contracts'
import { call, ResponseError } from '@storefront/http'
import { beginSession } from '@storefront/session'

export const requestReset = (email: string) => call(requestReminder, { body: { email } })
export const requestUsername = (email: string) => call(requestReminder, { body: { email, kind: 'username' } })

/** Whether the mail's link still works, and which question it asks; null when it does not. */
export async function fetchReset(token: string, signal: AbortSignal, kind?: 'username') {
  try {
    const { data } = await call(checkReminder, { body: { token, kind }, signal })
    return data.result ? { token, questionCt: data.question_ct } : null
  } catch (error) {
    if (error instanceof ResponseError && error.status === 422) return null
    throw error
  }
}

export type NewPassword = { password: string; password_confirmation: string; answer?: string }

/** Sets the password; a token in the answer logs in (§4). True when it did. */
export async function resetPassword(token: string, secrets: NewPassword): Promise<boolean> {
  const { data } = await call(resetReminder, { body: { token, ...secrets } })
  return data.access_token !== null && beginSession(data) === 'signed-in'
}

/** The login name behind the mail's link, once the security question is answered. */
export async function revealUsername(token: string, answer?: string): Promise<string> {
  const { data } = await call(resetReminder, { body: { token, kind: 'username', answer } })
  return data.username ?? ''
}
