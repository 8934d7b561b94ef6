import type { Generated } from 'kysely'
import type { Id, Instant } from '../database/column'

/** A business that pays by the month; 31 is the last day of a month. */
export type CreditAccountTable = {
  user_account_id: number
  /** Yen that may be owed at once. */
  credit_limit: number
  closing_day: Generated<number>
  /** Months from the closing to the day when it is due: 1 is the next month. */
  due_months: Generated<number>
  due_day: Generated<number>
}

/** Money that has come in for orders by invoice. */
export type CreditPaymentTable = {
  id: Id
  user_account_id: number
  amount: number
  /** What the bank calls it: the same one is taken once. */
  reference: string
  paid_at: Instant
}
