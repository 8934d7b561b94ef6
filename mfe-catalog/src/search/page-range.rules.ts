/** Pages of a list that are displayed together: `page` is the last of them. */
export type PageRange = {
  page: number
  /** The first of them; もっと見る appends one page at a time. */
  from?: number
}

/** Maximum of pages displayed together; the next page starts a new range. */
const pagesTogether = 4

/** The page number in a URL; an invalid one means the first. */
export function readPage(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1
}

export function readPageRange(query: URLSearchParams): PageRange {
  const page = readPage(query.get('page'))
  const from = readPage(query.get('from'))
  return query.has('from') && from < page && page - from < pagesTogether ? { page, from } : { page }
}

/** Adds the pages to a URL; the first page alone is left out. */
export function writePageRange(query: URLSearchParams, { page, from }: PageRange) {
  if (page > 1) query.set('page', String(page))
  if (from !== undefined && from < page) query.set('from', String(from))
}

export const pagesOf = ({ page, from = page }: PageRange): number[] =>
  Array.from({ length: page - from + 1 }, (_, index) => from + index)

/** One more page below, or the next page alone at the maximum. */
export function nextPageRange({ page, from = page }: PageRange): PageRange {
  const next = page + 1
  return next - from < pagesTogether ? { page: next, from } : { page: next }
}
