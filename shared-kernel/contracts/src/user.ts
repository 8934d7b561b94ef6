import { boolean, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { LoginResponse } from './session'
import { calendarDay, captchaToken, maybe } from './wire'

/** Gender: 1 male, 2 female, 3 other, 4 not stated (§3). */
const profile = {
  first_name: string(),
  last_name: string(),
  first_name_kana: string(),
  last_name_kana: string(),
  gender_ct: maybe(integer()),
  birthday: maybe(string()),
  job: maybe(string()),
  corporation: maybe(string()),
  department: maybe(string()),
  /** Present only if the shop sells to schools. */
  school_key: maybe(string()),
}
const address = {
  postal_code: string(),
  prefecture: string(),
  city: string(),
  address1: string(),
  address2: string(),
  phone_number: string(),
  cell_phone_number: string(),
}

export const User = type({
  id: integer(),
  code: string(),
  username: string(),
  email: string(),
  name: string(),
  name_kana: string(),
  ...profile,
  birthday: nullable(calendarDay),
  ...address,
  formatted_postal_code: string(),
  /** 1 if subscribed, otherwise 0 (§3). */
  is_receive_newsletter: integer(),
  is_registered_member: boolean(),
  /** A new email address that awaits confirmation. Until then, `email` doesn't change. */
  unconfirmed_email: maybe(string()),
})
export type User = Infer<typeof User>

/** Input of a registration or a change of profile. Blank fields are rejected with a message per field. */
export const UserInput = object({
  ...profile,
  postal_code: optional(string()),
  prefecture: optional(string()),
  city: optional(string()),
  address1: optional(string()),
  address2: optional(string()),
  phone_number: optional(string()),
  cell_phone_number: optional(string()),
  email: string(),
  is_receive_newsletter: optional(integer()),
})
export type UserInput = Infer<typeof UserInput>

const secrets = {
  password: string(),
  password_confirmation: string(),
  /** 1 first pet's name, 2 mother's maiden name, 3 primary school, 4 favourite food (§3). */
  question_ct: maybe(integer()),
  answer: maybe(string()),
}

/**
 * Registers a member. The response leads to the second step of a login, whether or not the address is taken.
 * The mailed code then creates the account and signs the member in (§4 is_verify). 422 with messages per
 * field.
 */
export const registerUser = endpoint({
  method: 'POST',
  path: '/v1/users',
  access: 'public',
  body: object({
    ...UserInput.schema,
    ...secrets,
    is_agreed: optional(boolean()),
    captcha_token: captchaToken,
  }),
  response: LoginResponse,
})

/** An empty user, for a form's initial values. */
export const getDummyUser = endpoint({
  method: 'GET',
  path: '/v1/users/dummy',
  access: 'public',
  response: User,
})

export const getMyUser = endpoint({ method: 'GET', path: '/v1/me/user', access: 'member', response: User })

/**
 * Changes the profile. The body has no username because the username can't be changed (§7). A new email
 * address requires the current password and takes effect once the member opens the mailed link.
 */
export const updateMyUser = endpoint({
  method: 'PUT',
  path: '/v1/me/user',
  access: 'member',
  body: object({ ...UserInput.schema, current_password: optional(string()) }),
  response: User,
})

/**
 * Closes the account. Requires the current password. Ends all sessions and links, and erases personal data.
 * Orders remain as long as bookkeeping requires.
 */
export const deleteMyUser = endpoint({
  method: 'DELETE',
  path: '/v1/me/user',
  access: 'member',
  body: object({ current_password: string() }),
})

/** Changes the password and ends every other session. 422 with a message if the current password is wrong. */
export const changeMyPassword = endpoint({
  method: 'PUT',
  path: '/v1/me/password',
  access: 'member',
  body: object({ current_password: string(), password: string(), password_confirmation: string() }),
})
