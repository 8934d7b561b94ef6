import { array, integer, object, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { instant } from './wire'

/** A shop page that a member saved. `url` begins with `/`. */
export const Bookmark = type({ id: integer(), title: string(), url: string(), created_at: instant })
export type Bookmark = Infer<typeof Bookmark>

const path = '/v1/me/bookmarks'

export const listBookmarks = endpoint({
  method: 'GET',
  path,
  access: 'member',
  query: object(pagingQuery),
  response: type({ data: array(Bookmark) }),
})

/** Idempotent: bookmarking the same page twice has no effect. */
export const addBookmark = endpoint({
  method: 'POST',
  path,
  access: 'member',
  body: object({ title: string(), url: string() }),
  response: Bookmark,
})
export const getBookmark = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'member',
  response: Bookmark,
})
export const renameBookmark = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  access: 'member',
  beyondSpec: 'ADR 0066',
  body: object({ title: string() }),
  response: Bookmark,
})
export const deleteBookmark = endpoint({ method: 'DELETE', path: `${path}/:id`, access: 'member' })
