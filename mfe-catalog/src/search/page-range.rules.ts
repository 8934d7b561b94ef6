/** List pages that are displayed together. `page` is the last of them. */
export type PageRange = {
  page: number
  /** First page of the range. もっと見る appends one page at a time. */
  from?: number
}

/** Maximum number of pages displayed together. The page after them starts a new range. */
const pagesTogether = 4

export function readPage(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1
}

export function readPageRange(query: URLSearchParams): PageRange {
  const page = readPage(query.get('page'))
  const from = readPage(query.get('from'))
  return query.has('from') && from < page && page - from < pagesTogether ? { page, from } : { page }
}

/** Adds the range to a URL's query. Adds nothing if only page one is displayed. */
export function writePageRange(query: URLSearchParams, { page, from }: PageRange) {
  if (page > 1) query.set('page', String(page))
  if (from !== undefined && from < page) query.set('from', String(from))
}

export const listPages = ({ page, from = page }: PageRange): number[] =>
  Array.from({ length: page - from + 1 }, (_, index) => from + index)

/** Extends the range by one page, or starts a new range at the limit. */
export function nextPageRange({ page, from = page }: PageRange): PageRange {
  const next = page + 1
  return next - from < pagesTogether ? { page: next, from } : { page: next }
}
