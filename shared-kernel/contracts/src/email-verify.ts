import { boolean, object, optional, string, type } from 'superstruct'
import { endpoint } from './endpoint'

/** Mails a link and a code to the address, or to the member's own when none is given. */
export const requestEmailVerify = endpoint({
  method: 'POST',
  path: '/v1/email-verify/request',
  access: 'any',
  body: object({ email: optional(string()) }),
  response: type({ result: boolean() }),
})

/** Success marks the user registered (§4). 422 when the token is wrong, used or expired. */
export const checkEmailVerify = endpoint({
  method: 'POST',
  path: '/v1/email-verify/check',
  access: 'any',
  body: object({ token: string() }),
  response: type({ result: boolean(), email: string() }),
})
