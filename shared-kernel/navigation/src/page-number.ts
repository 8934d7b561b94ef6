/** Returns the page number in a URL, or 1 if the number is missing or invalid. */
export function pageOfUrl(url: string): number {
  const page = Number(new URL(url).searchParams.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** Returns the path of a list's page. The path of the first page has no number. */
export function pathOfPage(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path
}
