/** Reads the gift occasion of a product's pages, whose noshi they suggest. */
export const readOccasion = (query: URLSearchParams): string | undefined =>
  query.get('occasion')?.slice(0, 100) || undefined

export const occasionQuery = (occasion: string | undefined): string =>
  occasion ? `?${new URLSearchParams({ occasion })}` : ''
