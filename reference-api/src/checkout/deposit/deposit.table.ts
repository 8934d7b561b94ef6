import type { Id, Instant } from '../../platform/database/column'

/** A payment received by bank transfer or at a store. */
export type DepositTable = {
  id: Id
  order_id: number
  /** The payment service's ID, or '' if it has none. */
  deposit_id: string
  amount: number
  received_at: Instant
}
