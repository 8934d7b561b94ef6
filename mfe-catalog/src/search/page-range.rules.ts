/** The pages of a list that stand together: `page` is the last of them. */
export type PageRange = {
  page: number
  /** The first of them; もっと見る adds one after another. */
  from?: number
}

/** So many pages stand together at most: what is more begins anew. */
const pagesTogether = 4

/** The number of a page in a URL; what is none is the first. */
export function readPage(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1
}

export function readPageRange(query: URLSearchParams): PageRange {
  const page = readPage(query.get('page'))
  const from = readPage(query.get('from'))
  return query.has('from') && from < page && page - from < pagesTogether ? { page, from } : { page }
}

/** Adds what a URL says of the pages; the first page alone is left out. */
export function writePageRange(query: URLSearchParams, { page, from }: PageRange) {
  if (page > 1) query.set('page', String(page))
  if (from !== undefined && from < page) query.set('from', String(from))
}

/** The pages that a state shows, in their order. */
export const pagesOf = ({ page, from = page }: PageRange): number[] =>
  Array.from({ length: page - from + 1 }, (_, index) => from + index)

/** One page more below, or the next one alone once enough stand together. */
export function nextPageRange({ page, from = page }: PageRange): PageRange {
  const next = page + 1
  return next - from < pagesTogether ? { page: next, from } : { page: next }
}
