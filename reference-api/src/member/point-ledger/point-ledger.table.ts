import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable, OptionalInstant } from '../../platform/database/column'

export type PointKind = 'granted' | 'earned' | 'used' | 'returned' | 'revoked' | 'expired'

/** Every signed change to a member's points, one per order and kind. */
export type PointLedgerTable = {
  id: Id
  user_account_id: number
  order_id: Nullable<number>
  kind: PointKind
  point: number
  note: Generated<string>
  /** Pending points aren't part of the balance yet. */
  is_coming: Generated<boolean>
  /** Time at which pending points became usable. Null means `created_at`. */
  usable_at: OptionalInstant
  created_at: GeneratedInstant
}

/** Sum of the ledger, excluding pending points. Negative if the member owes points. */
export type PointBalanceTable = { user_account_id: number; point: number }
