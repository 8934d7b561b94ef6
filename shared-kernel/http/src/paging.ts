import type { Pagination } from '@storefront/contracts'

/** Reads x-total, x-per-page, x-last-page and x-current-page (§7). */
export function paginationOf(headers: Headers): Pagination {
  const read = (name: string, absent: number) => Number(headers.get(name) ?? absent)
  return {
    total: read('x-total', 0),
    per: read('x-per-page', 10),
    last: read('x-last-page', 1),
    current: read('x-current-page', 1),
  }
}

/** Reads the max number of a member's entries (x-limit). Undefined if the server sets no limit. */
export function limitOf(headers: Headers): number | undefined {
  const limit = headers.get('x-limit')
  return limit === null ? undefined : Number(limit)
}
