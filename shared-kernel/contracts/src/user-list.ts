import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { ProductSummary } from './product'
import { wireFlag } from './wire'

/** One of a member's lists: `favorites`, which every member has, or a list that the member created. */
export const UserList = type({
  key: string(),
  name: string(),
  count: integer(),
  note: optional(string()),
  is_own: optional(boolean()),
  /** Path of the public page. Null if the list isn't shared. */
  share_path: optional(nullable(string())),
})
export type UserList = Infer<typeof UserList>

const path = '/v1/me/user-lists'
const listables = object({ table: enums(['products']), ids: array(integer()) })

export const listUserLists = endpoint({
  method: 'GET',
  path,
  access: 'member',
  response: type({ data: array(UserList) }),
})

/** `is_listables=1` includes the products of the list, newest first. */
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

const words = object({ name: string(), note: string() })

/** 422 `user_list.limit` once the member has `x-limit` lists. */
export const addUserList = endpoint({
  method: 'POST',
  path,
  access: 'member',
  beyondSpec: 'ADR 0066',
  body: words,
  response: UserList,
})

/** `favorites` can't be renamed. */
export const changeUserList = endpoint({
  method: 'PATCH',
  path: `${path}/:key`,
  access: 'member',
  beyondSpec: 'ADR 0066',
  body: words,
  response: UserList,
})
export const deleteUserList = endpoint({
  method: 'DELETE',
  path: `${path}/:key`,
  access: 'member',
  beyondSpec: 'ADR 0066',
})
export const attachToUserList = endpoint({
  method: 'PATCH',
  path: `${path}/:key/attach`,
  access: 'member',
  beyondSpec: 'ADR 0066',
  body: listables,
  response: UserList,
})

/** Each share gets its own link, which stops working when sharing ends. */
export const shareUserList = endpoint({
  method: 'PATCH',
  path: `${path}/:key/share`,
  access: 'member',
  beyondSpec: 'ADR 0066',
  body: object({ is_shared: boolean() }),
  response: UserList,
})

/** The list as shown to anyone with the link, without names. 404 for a wrong or expired link. */
export const getSharedList = endpoint({
  method: 'GET',
  path: '/v1/shared-lists/:token',
  access: 'public',
  beyondSpec: 'ADR 0066',
  response: type({ name: string(), note: string(), data: array(ProductSummary) }),
})
