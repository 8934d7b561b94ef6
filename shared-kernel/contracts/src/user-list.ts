import { array, enums, integer, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { ProductSummary } from './product'
import { wireFlag } from './wire'

/** A member's list; there is one, `favorites`. */
export const UserList = type({ key: string(), name: string(), count: integer() })
export type UserList = Infer<typeof UserList>

const path = '/v1/me/user-lists'
const listables = object({ table: enums(['products']), ids: array(integer()) })

export const listUserLists = endpoint({
  method: 'GET',
  path,
  access: 'member',
  response: type({ data: array(UserList) }),
})

/** With `is_listables=1` its products come too, newest first. */
export const getUserList = endpoint({
  method: 'GET',
  path: `${path}/:key`,
  access: 'member',
  query: object({ ...pagingQuery, is_listables: optional(wireFlag) }),
  response: type({ ...UserList.schema, data: array(ProductSummary) }),
})

export const attachToUserLists = endpoint({
  method: 'PATCH',
  path: `${path}/attach`,
  access: 'member',
  body: listables,
  response: UserList,
})
export const detachFromUserLists = endpoint({
  method: 'PATCH',
  path: `${path}/detach`,
  access: 'member',
  body: listables,
  response: UserList,
})
export const detachFromUserList = endpoint({
  method: 'PATCH',
  path: `${path}/:key/detach`,
  access: 'member',
  body: listables,
  response: UserList,
})
