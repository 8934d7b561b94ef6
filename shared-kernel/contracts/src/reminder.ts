import { boolean, integer, nullable, object, optional, string, type } from 'superstruct'
import { endpoint } from './endpoint'
import { captchaToken, maybe } from './wire'

/**
 * Responds the same whether or not the address is known. With `kind` username, mails a link that shows the
 * login name.
 */
export const requestReminder = endpoint({
  method: 'POST',
  path: '/v1/reminder/request',
  access: 'public',
  body: object({ email: string(), kind: optional(string()), captcha_token: captchaToken }),
  response: type({ result: boolean() }),
})

/**
 * Checks that a link of this kind is still valid. Returns the account's security question, or null if there
 * is none.
 */
export const checkReminder = endpoint({
  method: 'POST',
  path: '/v1/reminder/check',
  access: 'public',
  body: object({ token: string(), kind: optional(string()) }),
  response: type({ result: boolean(), question_ct: nullable(integer()) }),
})

/**
 * Sets the new password and returns an access token, unless a second step is required. With `kind` username,
 * only returns the login name.
 */
export const resetReminder = endpoint({
  method: 'POST',
  path: '/v1/reminder/reset',
  access: 'public',
  body: object({
    token: string(),
    kind: optional(string()),
    password: optional(string()),
    password_confirmation: optional(string()),
    answer: maybe(string()),
  }),
  response: type({
    access_token: nullable(string()),
    expires_in: nullable(integer()),
    expires_at: nullable(string()),
    user_id: nullable(integer()),
    is_registered_member: boolean(),
    username: optional(string()),
  }),
})
