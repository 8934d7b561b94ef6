import type { Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable } from '../database/column'

export type PointKind = 'granted' | 'earned' | 'used' | 'returned' | 'revoked' | 'expired'

/** Every movement of a member's points, signed; one per order and kind. */
export type PointLedgerTable = {
  id: Id
  user_account_id: number
  order_id: Nullable<number>
  kind: PointKind
  point: number
  note: Generated<string>
  created_at: GeneratedInstant
}

/** What a member can use now; a check keeps it from falling below zero. */
export type PointBalanceTable = { user_account_id: number; point: number }
