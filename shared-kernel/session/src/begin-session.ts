import { publish, type SessionWay } from '@storefront/event-bus'
import { storeToken } from './session-cookies.state'
import { tokenOf, type StoredToken } from './session-token.rules'
import { changeSession, saveManagerLogin, setToken, session } from './session.state'
import { notifyOtherTabs } from './cross-tab-sync'

/** The server's response to a login, a refresh or a completed second step (§3 Login response). */
export type LoginAnswer = {
  access_token?: string | null
  expires_in?: number | null
  user_id?: number | null
  is_registered_member?: boolean | null
  has_password_expired?: boolean | null
  has_mail_error_count_over?: boolean | null
  is_manager_login?: boolean | null
  is_verify?: boolean | null
}

export type SignInOutcome = 'signed-in' | 'second-step' | 'not-registered'

/**
 * Applies a login response (§4). With `is_verify`, a second step comes first. The user counts as logged in
 * unless the response explicitly says that they aren't a registered member. The event reports `way`. After a
 * second step, `way` is that of the first step.
 */
export function beginSession(
  answer: LoginAnswer,
  { way = 'password', now = Date.now() }: { way?: SessionWay; now?: number } = {},
): SignInOutcome {
  changeSession({ way })
  if (answer.is_verify) {
    changeSession({ isChecked: true, mfaUserId: answer.user_id ?? null })
    return 'second-step'
  }
  const isLogin = answer.is_registered_member !== false
  if (answer.access_token) adoptToken(tokenOf(answer.access_token, answer.expires_in ?? 0, now), { isLogin })
  setManagerLogin(isLogin && answer.is_manager_login === true)
  changeSession({
    isChecked: true,
    isLogin,
    userId: answer.user_id ?? null,
    mfaUserId: null,
    isRefreshFailed: false,
    hasPasswordExpired: answer.has_password_expired === true,
    hasMailErrorCountOver: answer.has_mail_error_count_over === true,
    warningMessage: toWarning(answer),
    isSyncUserChannel: false,
  })
  if (isLogin) announceStart(answer.user_id ?? 0)
  return isLogin ? 'signed-in' : 'not-registered'
}

type RenewedToken = Pick<LoginAnswer, 'is_registered_member' | 'is_manager_login'> & {
  access_token: string
  expires_in: number
}

/**
 * Adopts a refreshed token and its manager flag. Returns false if the token's owner isn't a registered
 * member.
 */
export function renewToken(answer: RenewedToken, now: number = Date.now()): boolean {
  const isLogin = answer.is_registered_member !== false
  if (!isLogin) return false
  adoptToken(tokenOf(answer.access_token, answer.expires_in, now), { isLogin })
  setManagerLogin(answer.is_manager_login === true)
  return true
}

/**
 * Completes a registration. Once the address is verified, the token's owner is registered and logged in (§4).
 */
export function completeRegistration() {
  const { accessToken, tokenExpiresAtMs, isLogin, userId } = session()
  if (!accessToken || isLogin) return
  storeToken({ accessToken, expiresAtMs: tokenExpiresAtMs ?? 0 })
  changeSession({ isLogin: true })
  announceStart(userId ?? 0)
}

function setManagerLogin(isManagerLogin: boolean) {
  saveManagerLogin(isManagerLogin)
  changeSession({ isManagerLogin })
}

function announceStart(userId: number) {
  publish('session.started', { user_id: userId, way: session().way })
  notifyOtherTabs('started')
}

function toWarning({ has_password_expired, has_mail_error_count_over }: LoginAnswer): string | null {
  if (has_password_expired)
    return 'パスワードを長い間変更されていません。安全のため、新しいパスワードへの変更をお願いいたします。'
  if (has_mail_error_count_over)
    return 'ご登録のメールアドレスにメールが届いていません。メールアドレスの確認をお願いいたします。'
  return null
}

/**
 * Adopts a token, but stores its cookie only for registered members, because pages and servers take the
 * cookie as proof of membership.
 */
function adoptToken(token: StoredToken, { isLogin }: { isLogin: boolean }) {
  if (isLogin) storeToken(token)
  setToken(token)
}
