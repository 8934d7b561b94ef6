import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable, OptionalInstant } from '../database/column'

export type PointKind = 'granted' | 'earned' | 'used' | 'returned' | 'revoked' | 'expired'

/** Every movement of a member's points, signed; one per order and kind. */
export type PointLedgerTable = {
  id: Id
  user_account_id: number
  order_id: Nullable<number>
  kind: PointKind
  point: number
  note: Generated<string>
  /** Not part of the balance yet. */
  is_coming: Generated<boolean>
  /** Time from which pending points became usable; null: `created_at`. */
  usable_at: OptionalInstant
  created_at: GeneratedInstant
}

/** The sum of the ledger without pending points; a negative sum is owed by the member. */
export type PointBalanceTable = { user_account_id: number; point: number }
