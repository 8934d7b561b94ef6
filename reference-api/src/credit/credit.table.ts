import type { Generated } from 'kysely'
import type { Id, Instant } from '../database/column'

/** A business that pays monthly; day 31 is the last day of a month. */
export type CreditAccountTable = {
  user_account_id: number
  /** Most yen owed at a time. */
  credit_limit: number
  closing_day: Generated<number>
  /** Months from the closing day to the due day: 1 is the next month. */
  due_months: Generated<number>
  due_day: Generated<number>
}

export type CreditPaymentTable = {
  id: Id
  user_account_id: number
  amount: number
  /** The bank's reference; a repeated one is recorded once. */
  reference: string
  paid_at: Instant
}
