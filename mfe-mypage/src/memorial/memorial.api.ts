import {
  addUserMemorial,
  deleteUserMemorial,
  getFormLayout,
  getUserMemorial,
  listTags,
  listUserMemorials,
  updateUserMemorial,
  type UserMemorial,
} from '@storefront/contracts'
import { call, limitOf } from '@storefront/http'
import type { MemorialInput } from './memorial.rules'

type Id = UserMemorial['id']

export async function fetchMemorials(signal: AbortSignal) {
  const [{ data, headers }, tags] = await Promise.all([
    call(listUserMemorials, { signal }),
    call(listTags, { signal, isCacheable: true }),
  ])
  return {
    memorials: data.data,
    limit: limitOf(headers) ?? null,
    tags: tags.data.data.map(({ key }) => key),
  }
}

/** Returns the limit if it has been reached, otherwise null. */
export async function fetchReachedMemorialLimit(signal: AbortSignal): Promise<number | null> {
  const { data, headers } = await call(listUserMemorials, { signal })
  const limit = limitOf(headers)
  return limit !== undefined && data.data.length >= limit ? limit : null
}

export async function fetchMemorial(id: string, signal: AbortSignal) {
  return (await call(getUserMemorial, { params: { id }, signal })).data
}

export async function fetchMemorialForm(signal: AbortSignal) {
  return (await call(getFormLayout, { params: { page: 'memorial' }, signal })).data
}

export const addMemorial = (body: MemorialInput) => call(addUserMemorial, { body })
/** Updates a memorial. The API expects the id in the body too (§7). */
export const changeMemorial = (id: Id, body: MemorialInput) =>
  call(updateUserMemorial, { params: { id }, body: { ...body, id } })
export const removeMemorial = (id: Id) => call(deleteUserMemorial, { params: { id } })
