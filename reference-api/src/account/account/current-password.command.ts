import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { type FieldErrors, rejectedField } from '../../platform/http/rejection'
import type { Services } from '../../services'
import { passwordFits } from '../../platform/secret/password'
import type { UserAccount } from './user-account.table'

const perMember = { hits: 10, windowSeconds: 300 }

/**
 * Returns an error if the current password is missing. Changes that could hand over the account require it in
 * addition to the session.
 */
export const missingPassword = (password: string | null | undefined): FieldErrors =>
  password ? {} : { current_password: ['現在のパスワードを入力してください'] }

/** Responds 422 on `current_password` if the password is wrong. Attempts are limited like failed logins. */
export async function requireCurrentPassword(
  services: Services,
  account: UserAccount,
  password: string,
): Promise<void> {
  await limitHits(services, `password:${account.id}`, perMember)
  if (await passwordFits(password, account.password_hash)) return
  throw rejectedField('auth.password_wrong', 'current_password', '現在のパスワードが正しくありません')
}
