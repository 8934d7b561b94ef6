import type { GeneratedInstant, Id, Nullable } from '../database/column'

/** A photograph of a review, re-encoded; its folder `storage_path` holds two files. */
export type ProductReviewPhotoTable = {
  id: Id
  product_review_id: number
  user_account_id: Nullable<number>
  /** 1 to 3, in the order of selection. */
  position: number
  /** Its public address: `/media/review/<token>/<width>.webp`. */
  token: string
  storage_path: string
  /** Size of the larger file, in pixels. */
  width: number
  height: number
  created_at: GeneratedInstant
}
