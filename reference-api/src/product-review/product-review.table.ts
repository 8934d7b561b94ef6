import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable } from '../database/column'

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
  is_show: Generated<boolean>
  created_at: GeneratedInstant
}
