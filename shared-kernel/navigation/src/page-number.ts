/** The page number of a URL, 1 for an invalid one. */
export function pageOfUrl(url: string): number {
  const page = Number(new URL(url).searchParams.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** Path of a list's page: the first has no number. */
export function pathOfPage(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path
}
