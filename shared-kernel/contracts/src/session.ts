import { boolean, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { captchaToken, instant } from './wire'

/**
 * Response to a login, a refresh or a completed second step (§3). If `is_verify` is true, there is no token
 * yet because a second step follows.
 */
export const LoginResponse = type({
  access_token: nullable(string()),
  /** Lifetime of the access token in seconds. */
  expires_in: nullable(integer()),
  expires_at: nullable(instant),
  user_id: nullable(integer()),
  is_registered_member: boolean(),
  has_password_expired: boolean(),
  has_mail_error_count_over: boolean(),
  /** True if a member of the shop's staff signed in as the member (§4). */
  is_manager_login: optional(boolean()),
  is_verify: boolean(),
  /** The mailed code, only if the shop's settings enable it for debugging (§8). Otherwise null. */
  verify_code: nullable(string()),
})
export type LoginResponse = Infer<typeof LoginResponse>

/** A refresh always returns a token. */
export const RefreshResponse = type({
  access_token: string(),
  expires_in: integer(),
  expires_at: instant,
  user_id: integer(),
  is_registered_member: boolean(),
  is_manager_login: optional(boolean()),
})
export type RefreshResponse = Infer<typeof RefreshResponse>

/** The refresh token is sent in an HttpOnly cookie and rotates. 401 if it is missing, reused or expired. */
export const refreshLogin = endpoint({
  method: 'POST',
  path: '/v1/auth/refresh',
  access: 'any',
  response: RefreshResponse,
})

/** 422 `auth.failed`, 423 `auth.locked` after too many failures, 429 with Retry-After. */
export const login = endpoint({
  method: 'POST',
  path: '/v1/auth/login',
  access: 'public',
  body: object({ username: string(), password: string(), captcha_token: captchaToken }),
  response: LoginResponse,
})

/**
 * Passwordless login: mails six digits to the account with this name, for use in `verifyLogin`. The response
 * leads to the second step whether or not the name exists. 429 with Retry-After.
 */
export const requestLoginCode = endpoint({
  method: 'POST',
  path: '/v1/auth/login/code',
  access: 'public',
  beyondSpec: 'ADR 0084',
  body: object({ username: string(), captcha_token: captchaToken }),
  response: LoginResponse,
})

/** Signs in with a login from another channel, if the same person has an account in this channel. */
export const loginSyncChannel = endpoint({
  method: 'POST',
  path: '/v1/auth/login-sync-channel',
  access: 'public',
  body: object({ token: string() }),
  response: LoginResponse,
})

/** The second step, with the six digits from the mail. 422 if they are wrong or expired. */
export const verifyLogin = endpoint({
  method: 'POST',
  path: '/v1/auth/verify',
  access: 'public',
  body: object({ verify_code: string(), user_id: integer(), is_sync_user_channel: optional(boolean()) }),
  response: LoginResponse,
})

/**
 * Ends this login. `is_everywhere` ends all of the member's logins on every device; `is_elsewhere` ends all
 * other logins.
 */
export const logout = endpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  access: 'member',
  body: optional(object({ is_everywhere: optional(boolean()), is_elsewhere: optional(boolean()) })),
})

/** Takes the token from the mail sent to a locked account. */
export const unlockAccount = endpoint({
  method: 'GET',
  path: '/v1/auth/unlock/:token',
  access: 'public',
  response: type({ result: boolean() }),
})
