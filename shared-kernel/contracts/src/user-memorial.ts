import { array, boolean, integer, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

/** Occasions: 1 birthday, 2 wedding anniversary, 3 other. */
export const MemorialDivision = { birthday: 1, wedding: 2, other: 3 } as const

const members = {
  target_user_name: string(),
  division_ct: integer(),
  name: string(),
  month: integer(),
  date: integer(),
  /** If true, the member receives a reminder by mail before the day. */
  call: boolean(),
}

export const UserMemorial = type({ id: integer(), user_id: integer(), ...members })
export type UserMemorial = Infer<typeof UserMemorial>

const UserMemorialInput = object(members)
const path = '/v1/me/user-memorials'

export const listUserMemorials = endpoint({
  method: 'GET',
  path,
  access: 'member',
  response: type({ data: array(UserMemorial) }),
})
export const addUserMemorial = endpoint({
  method: 'POST',
  path,
  access: 'member',
  body: UserMemorialInput,
  response: UserMemorial,
})
export const getUserMemorial = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'member',
  response: UserMemorial,
})

/** The body must repeat the id (§7). */
export const updateUserMemorial = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access: 'member',
  body: object({ ...members, id: optional(integer()) }),
  response: UserMemorial,
})
export const deleteUserMemorial = endpoint({ method: 'DELETE', path: `${path}/:id`, access: 'member' })
