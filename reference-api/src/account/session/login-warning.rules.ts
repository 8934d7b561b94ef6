import type { UserAccount } from '../account/user-account.table'

const mailErrorLimit = 3
const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns the account's kind and warnings for a login response. Without a positive number of days, a password
 * never expires.
 */
export function toWarnings(account: UserAccount, passwordExpiresDays: unknown, now: Date) {
  const expiresDays = Number(passwordExpiresDays) || Number.POSITIVE_INFINITY
  return {
    is_registered_member: account.is_registered_member,
    is_manager_login: account.is_manager,
    has_password_expired: now.getTime() - Date.parse(account.password_changed_at) > expiresDays * dayMs,
    has_mail_error_count_over: account.mail_error_count >= mailErrorLimit,
  }
}
