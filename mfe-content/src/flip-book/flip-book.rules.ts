/** The page a URL asks for, within the book. */
export function openPageOf(text: string | null, last: number): number {
  const page = Number(text ?? 1)
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), last) : 1
}

export function pageHref(key: string, page: number): string {
  return `/flip-book?${new URLSearchParams({ catalog: key, ...(page > 1 ? { page: String(page) } : {}) }).toString()}`
}
