/** What a list of news or articles is narrowed to. */
export type Wanted = { category?: string | undefined; tag?: string | undefined }

/** What the address of a list asks for; blank is nothing. */
export function wantedByUrl(url: string): Wanted {
  const query = new URL(url).searchParams
  return { category: query.get('category') || undefined, tag: query.get('tag') || undefined }
}

/** The address of a page of a list, narrowed; the first page has no number. */
export function listPath(base: string, { category, tag }: Wanted, page = 1): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (tag) query.set('tag', tag)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${base}?${query.toString()}` : base
}
