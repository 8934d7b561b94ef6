import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable, OptionalInstant } from '../../platform/database/column'

export type ProductReviewTable = {
  id: Id
  /** Identifies a review loaded from the shop's data files. Null for a review written on the site. */
  key: Nullable<string>
  product_id: number
  user_account_id: Nullable<number>
  nickname: string
  rating: number
  title: Generated<string>
  body: Generated<string>
  /** The reviewed order line. Null for the shop's own reviews and for reviews by members who have left. */
  order_line_id: Nullable<number>
  purpose: Nullable<string>
  age_band: Nullable<string>
  is_show: Generated<boolean>
  /** Time at which the shop approved or rejected the review. Until then, members' reviews are hidden. */
  judged_at: OptionalInstant
  created_at: GeneratedInstant
}
