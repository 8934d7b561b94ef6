export type Wanted = { category?: string | undefined; tag?: string | undefined }

/** Parses the filter in a list's URL. Ignores blank values. */
export function wantedByUrl(url: string): Wanted {
  const query = new URL(url).searchParams
  return { category: query.get('category') || undefined, tag: query.get('tag') || undefined }
}

/** Builds the URL of a filtered list. Page one has no page number. */
export function listPath(base: string, { category, tag }: Wanted, page = 1): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (tag) query.set('tag', tag)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${base}?${query.toString()}` : base
}
