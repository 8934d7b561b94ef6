import type { Id, Instant } from '../../database/column'

/** Money that has arrived for an order by transfer or at a store, each payment once. */
export type DepositTable = {
  id: Id
  order_id: number
  /** The payment service's name for it; '' where it has none. */
  deposit_id: string
  amount: number
  received_at: Instant
}
