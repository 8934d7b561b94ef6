import type { GeneratedInstant, Id, Nullable } from '../../platform/database/column'

/** A re-encoded review photo. The folder `storage_path` contains two files. */
export type ProductReviewPhotoTable = {
  id: Id
  product_review_id: number
  user_account_id: Nullable<number>
  /** 1 to 3, in the order in which the member selected the photos. */
  position: number
  /** Part of the public URL: `/media/review/<token>/<width>.webp`. */
  token: string
  storage_path: string
  /** Size of the larger file, in pixels. */
  width: number
  height: number
  created_at: GeneratedInstant
}
