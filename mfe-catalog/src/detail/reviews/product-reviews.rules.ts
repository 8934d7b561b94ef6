import { readPage } from '../../search/page-range.rules'

/** The selection of a product's reviews, held by the page's URL only. */
export type ReviewSearch = {
  page: number
  rating?: number | undefined
  purpose?: string | undefined
  age_band?: string | undefined
  /** The occasion that the product is given for; it survives a change of the selection. */
  occasion?: string | undefined
}

const wordLengthMax = 40

/** Reads the URL and ignores invalid values. */
export function readReviewSearch(query: URLSearchParams): ReviewSearch {
  const rating = Number(/^[1-5]$/.exec(query.get('review_rating') ?? '')?.[0])
  const word = (name: string) => query.get(name)?.trim().slice(0, wordLengthMax) || undefined
  return {
    page: readPage(query.get('review_page')),
    rating: rating || undefined,
    purpose: word('review_purpose'),
    age_band: word('review_age'),
    occasion: query.get('occasion')?.slice(0, 100) || undefined,
  }
}

/** URL of a product with these reviews; the first page of all reviews is the product's own URL. */
export function reviewsPath(
  key: string,
  { page, rating, purpose, age_band, occasion }: ReviewSearch,
): string {
  const query = new URLSearchParams(occasion ? { occasion } : {})
  if (rating) query.set('review_rating', String(rating))
  if (purpose) query.set('review_purpose', purpose)
  if (age_band) query.set('review_age', age_band)
  if (page > 1) query.set('review_page', String(page))
  const text = query.toString()
  return `/product/${key}${text ? `?${text}` : ''}`
}
