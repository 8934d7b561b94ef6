import { array, enums, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { instant, wireInteger } from './wire'

/** Longest sides, in pixels, in which review photos are served. */
export const reviewPhotoWidths = [320, 1280] as const

/**
 * A buyer's photo. Its files are `${path}/${width}.webp` for each of {@link reviewPhotoWidths}. `width` and
 * `height` are the size of the largest file.
 */
export const ReviewPhoto = type({ path: string(), width: integer(), height: integer() })
export type ReviewPhoto = Infer<typeof ReviewPhoto>

export const ProductReview = type({
  id: integer(),
  nickname: string(),
  rating: integer(),
  title: string(),
  body: string(),
  /** Purpose of the purchase and the reviewer's age, as worded in the shop's form. */
  purpose: optional(nullable(string())),
  age_band: optional(nullable(string())),
  photos: optional(array(ReviewPhoto)),
  created_at: instant,
})
export type ProductReview = Infer<typeof ProductReview>

const reviewChoice = type({ name: string(), count: integer() })

export const listProductReviews = endpoint({
  method: 'GET',
  path: '/v1/products/:key/reviews',
  access: 'public',
  query: object({
    ...pagingQuery,
    sort: optional(enums(['newest', 'rating_desc', 'rating_asc'])),
    rating: optional(wireInteger),
    purpose: optional(string()),
    age_band: optional(string()),
  }),
  response: type({
    data: array(ProductReview),
    /** Purposes and reviewers' ages across all published reviews, with counts. */
    purposes: optional(array(reviewChoice)),
    age_bands: optional(array(reviewChoice)),
  }),
})

/** A review is `held` until the shop has approved or rejected it. */
export const reviewStates = ['held', 'shown', 'refused'] as const
export const ReviewState = enums(reviewStates)
export type ReviewState = Infer<typeof ReviewState>

/**
 * One review per line of a shipped order. 404 for another member's line, 422 `product_review.not_sent` before
 * it has shipped and `product_review.already_written` the second time. `file_keys` are up to three uploaded
 * photos to show with the review.
 */
export const writeProductReview = endpoint({
  method: 'POST',
  path: '/v1/me/product-reviews',
  access: 'member',
  beyondSpec: 'ADR 0066',
  body: object({
    order_line_id: integer(),
    nickname: string(),
    rating: integer(),
    title: string(),
    body: string(),
    purpose: optional(nullable(string())),
    age_band: optional(nullable(string())),
    file_keys: optional(array(string())),
  }),
  response: type({ id: integer(), state: ReviewState }),
})
