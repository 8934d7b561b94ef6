import type { Generated } from 'kysely'
import type { Id, Instant } from '../../platform/database/column'

/** Terms of a business customer that pays monthly. Day 31 means the last day of the month. */
export type CreditAccountTable = {
  user_account_id: number
  /** Max amount owed at a time, in yen. */
  credit_limit: number
  closing_day: Generated<number>
  /** Months from the closing day to the due day. 1 means the next month. */
  due_months: Generated<number>
  due_day: Generated<number>
}

export type CreditPaymentTable = {
  id: Id
  user_account_id: number
  amount: number
  /** The bank's reference. Each reference is recorded only once. */
  reference: string
  paid_at: Instant
}
