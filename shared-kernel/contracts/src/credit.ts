import { array, integer, nullable, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { calendarDay } from './wire'

/** Credit in yen for a business that buys on account. */
export const CreditStatus = type({
  limit: integer(),
  used: integer(),
  available: integer(),
  /** Closing and due days as text, e.g. 月末締め・翌月末払い. */
  terms: string(),
})
export type CreditStatus = Infer<typeof CreditStatus>

/** Amount due for the orders of one billing period, past or current. */
export const CreditBill = type({ closes_on: calendarDay, due_on: calendarDay, amount: integer() })
export type CreditBill = Infer<typeof CreditBill>

/** Null for a member who doesn't buy on account. Bills are sorted by due date, earliest first. */
export const getMyCredit = endpoint({
  method: 'GET',
  path: '/v1/me/credit',
  access: 'member',
  beyondSpec: 'ADR 0087',
  response: type({
    data: nullable(
      type({
        limit: integer(),
        used: integer(),
        available: integer(),
        terms: string(),
        bills: array(CreditBill),
      }),
    ),
  }),
})
