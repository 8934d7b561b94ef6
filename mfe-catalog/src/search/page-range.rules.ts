/** The list pages displayed together. `page` is the last one. */
export type PageRange = {
  page: number
  /** The first one. もっと見る appends one page at a time. */
  from?: number
}

/** Cap for pages displayed together. The next page starts a new range. */
const pagesTogether = 4

/** Parses a page number from a URL. Invalid values mean page one. */
export function readPage(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1
}

export function readPageRange(query: URLSearchParams): PageRange {
  const page = readPage(query.get('page'))
  const from = readPage(query.get('from'))
  return query.has('from') && from < page && page - from < pagesTogether ? { page, from } : { page }
}

/** Adds the pages to a URL. Omits them if only page one is displayed. */
export function writePageRange(query: URLSearchParams, { page, from }: PageRange) {
  if (page > 1) query.set('page', String(page))
  if (from !== undefined && from < page) query.set('from', String(from))
}

export const pagesOf = ({ page, from = page }: PageRange): number[] =>
  Array.from({ length: page - from + 1 }, (_, index) => from + index)

/** Appends one more page, or starts a new range at the cap. */
export function nextPageRange({ page, from = page }: PageRange): PageRange {
  const next = page + 1
  return next - from < pagesTogether ? { page: next, from } : { page: next }
}
