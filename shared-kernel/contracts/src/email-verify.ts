import { boolean, enums, object, optional, string, type } from 'superstruct'
import { endpoint } from './endpoint'

/**
 * Mails a link to the given address, or to the member's own address if the request has none. A new address
 * requires the password.
 */
export const requestEmailVerify = endpoint({
  method: 'POST',
  path: '/v1/email-verify/request',
  access: 'any',
  body: object({ email: optional(string()), current_password: optional(string()) }),
  response: type({ result: boolean() }),
})

/**
 * Marks the user as registered (§4). 422 if the token is wrong, used or expired. `undo` is the token mailed
 * to the old address. It restores the old address, ends every session and mails a reset link to that address.
 */
export const checkEmailVerify = endpoint({
  method: 'POST',
  path: '/v1/email-verify/check',
  access: 'any',
  body: object({ token: string(), kind: optional(enums(['undo'])) }),
  response: type({ result: boolean(), email: string() }),
})
