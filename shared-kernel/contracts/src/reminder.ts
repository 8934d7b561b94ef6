import { boolean, integer, nullable, object, optional, string, type } from 'superstruct'
import { endpoint } from './endpoint'
import { captchaToken, maybe } from './wire'

/**
 * Same response whether or not the address is known. `kind` username mails a link that shows the login name.
 */
export const requestReminder = endpoint({
  method: 'POST',
  path: '/v1/reminder/request',
  access: 'public',
  body: object({ email: string(), kind: optional(string()), captcha_token: captchaToken }),
  response: type({ result: boolean() }),
})

/** Checks that a link of this kind still works; returns its security question (null: none). */
export const checkReminder = endpoint({
  method: 'POST',
  path: '/v1/reminder/check',
  access: 'public',
  body: object({ token: string(), kind: optional(string()) }),
  response: type({ result: boolean(), question_ct: nullable(integer()) }),
})

/**
 * Sets the new password; returns a token that signs in, unless a second step is due. With `kind` username it
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
