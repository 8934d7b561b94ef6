import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable, OptionalInstant } from '../database/column'

export type ProductReviewTable = {
  id: Id
  /** Identifies a review of the shop's data files; a review from the site has none. */
  key: Nullable<string>
  product_id: number
  user_account_id: Nullable<number>
  nickname: string
  rating: number
  title: Generated<string>
  body: Generated<string>
  /** The line of the order; null for the shop's own reviews and for members who have left. */
  order_line_id: Nullable<number>
  purpose: Nullable<string>
  age_band: Nullable<string>
  is_show: Generated<boolean>
  /** When the shop showed or refused it; a member's review waits until then. */
  judged_at: OptionalInstant
  created_at: GeneratedInstant
}
