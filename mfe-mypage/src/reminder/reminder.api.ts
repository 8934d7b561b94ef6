import { checkReminder, requestReminder, resetReminder } from '@storefront/contracts'
import { call, ResponseError } from '@storefront/http'

type Request = { email: string; captcha_token?: string }

export const requestReset = (request: Request) => call(requestReminder, { body: request })
export const requestUsername = (request: Request) =>
  call(requestReminder, { body: { ...request, kind: 'username' } })

/** Security question of an emailed link, or the reason why the link was rejected. */
export type ReminderLink = { token: string; questionCt: number | null } | { refusal: string }

const deadLink: ReminderLink = { refusal: 'リンクが正しくないか、有効期限が切れています' }

export async function fetchReset(
  token: string | null,
  signal: AbortSignal,
  kind?: 'username',
): Promise<ReminderLink> {
  if (!token) return deadLink
  try {
    const { data } = await call(checkReminder, { body: { token, kind }, signal })
    return data.result ? { token, questionCt: data.question_ct } : deadLink
  } catch (error) {
    if (error instanceof ResponseError && [422, 429].includes(error.status)) return { refusal: error.message }
    throw error
  }
}

/** Returns the login name. The API rejects a wrong answer to the security question. */
export async function revealUsername(token: string, answer?: string): Promise<string> {
  const { data } = await call(resetReminder, { body: { token, kind: 'username', answer } })
  return data.username ?? ''
}
