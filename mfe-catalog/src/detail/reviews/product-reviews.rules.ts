import { readSearchTerm } from '@storefront/locale-ja'
import { readOccasion } from '../../purchase/occasion-query.rules'
import { readPage } from '../../search/page-range.rules'

/** Review filters and page number. They are stored only in the page's URL. */
export type ReviewSearch = {
  page: number
  rating?: number | undefined
  purpose?: string | undefined
  age_band?: string | undefined
  /** Gift occasion. Changing the review filters doesn't remove it from the URL. */
  occasion?: string | undefined
}

const wordLengthMax = 40

export function readReviewSearch(query: URLSearchParams): ReviewSearch {
  const rating = Number(/^[1-5]$/.exec(query.get('review_rating') ?? '')?.[0])
  const word = (name: string) => readSearchTerm(query.get(name), wordLengthMax) || undefined
  return {
    page: readPage(query.get('review_page')),
    rating: rating || undefined,
    purpose: word('review_purpose'),
    age_band: word('review_age'),
    occasion: readOccasion(query),
  }
}

/** Builds a product URL with review filters. Page one without filters is the plain product URL. */
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
