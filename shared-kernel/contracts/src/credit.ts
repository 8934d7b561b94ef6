import { array, integer, nullable, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { calendarDay } from './wire'

/** Credit of a business that orders on account, in yen. */
export const CreditStatus = type({
  limit: integer(),
  used: integer(),
  available: integer(),
  /** Closing and due day in words, such as 月末締め・翌月末払い. */
  terms: string(),
})
export type CreditStatus = Infer<typeof CreditStatus>

/** The amount due for the orders of one closing day, past or coming. */
export const CreditBill = type({ closes_on: calendarDay, due_on: calendarDay, amount: integer() })
export type CreditBill = Infer<typeof CreditBill>

/** Null for a member who does not buy on account; bills are sorted by due date, the next first. */
export const getMyCredit = endpoint({
  method: 'GET',
  path: '/v1/me/credit',
  access: 'member',
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
