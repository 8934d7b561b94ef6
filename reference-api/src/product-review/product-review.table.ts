import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable, OptionalInstant } from '../database/column'

export type ProductReviewTable = {
  id: Id
  /** Names a review of the shop's data files; one written on the site has none. */
  key: Nullable<string>
  product_id: number
  user_account_id: Nullable<number>
  nickname: string
  rating: number
  title: Generated<string>
  body: Generated<string>
  /** What it was bought with; null of the shop's own and of who has left. */
  order_line_id: Nullable<number>
  purpose: Nullable<string>
  age_band: Nullable<string>
  is_show: Generated<boolean>
  /** When the shop has shown or refused it; a member's review waits until then. */
  judged_at: OptionalInstant
  created_at: GeneratedInstant
}
