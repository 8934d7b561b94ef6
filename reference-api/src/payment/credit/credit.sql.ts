import { sql, type Expression } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { CreditRow } from './credit.rules'

const termColumns = ['credit_limit', 'closing_day', 'due_months', 'due_day'] as const

const ordersOn = (db: Db) =>
  db
    .selectFrom('order')
    .where('order.payment_kind', '=', 'deferred')
    .where('order.status', '!=', 'cancelled')
    // Needed so that the query uses the index on a member's orders.
    .where('order.status', '!=', 'payment_failed')

/** Amount owed in yen: orders on account that weren't cancelled, minus the payments for them. */
const owed = sql<number>`greatest(0,
  (select coalesce(sum(total_payment), 0) from "order" where "order".user_account_id = credit_account.user_account_id
    and payment_kind = 'deferred' and status <> 'cancelled' and status <> 'payment_failed')
  - (select coalesce(sum(amount), 0) from credit_payment paid
    where paid.user_account_id = credit_account.user_account_id))::integer`

/** Selects a member's terms and debt. Returns no row if the member has no credit account. */
export const buildCreditQuery = (db: Db, memberId: number | Expression<number | null>) =>
  db
    .selectFrom('credit_account')
    .where('credit_account.user_account_id', '=', memberId)
    .select(termColumns)
    .select(owed.as('used'))

/** Fetches a member's terms and debt. Lock the account first to count all orders committed so far. */
export const fetchCredit = (db: Db, memberId: number): Promise<CreditRow | undefined> =>
  buildCreditQuery(db, memberId).executeTakeFirst()

export async function fetchOpenAccount(db: Db, memberId: number) {
  const orders = await ordersOn(db)
    .where('order.user_account_id', '=', memberId)
    .select(['ordered_at', 'total_payment'])
    .select((eb) =>
      eb
        .selectFrom('order_shipping')
        .whereRef('order_shipping.order_id', '=', 'order.id')
        .select(({ fn }) => fn.max('ships_on').as('last'))
        .as('ships_on'),
    )
    .execute()
  const { paid } = await db
    .selectFrom('credit_payment')
    .where('user_account_id', '=', memberId)
    .select(sql<number>`coalesce(sum(amount), 0)::integer`.as('paid'))
    .executeTakeFirstOrThrow()
  return { orders, paid }
}

/** Finds members with a credit account by the shops' customer code. */
export const listAccounts = (db: Db, code: string) =>
  db
    .selectFrom('credit_account')
    .innerJoin('user_account', 'user_account.id', 'credit_account.user_account_id')
    .where('user_account.code', '=', code)
    .select('credit_account.user_account_id')
    .execute()

/** Finds members by the shops' customer code, except closed accounts. */
export const listMembers = (db: Db, code: string) =>
  db
    .selectFrom('user_account')
    .where('code', '=', code)
    .where('left_at', 'is', null)
    .select('id as user_account_id')
    .execute()

/** Opens the account with default terms, or changes only the limit if the account exists. */
export const writeLimit = (db: Db, account: { user_account_id: number; credit_limit: number }) =>
  db
    .insertInto('credit_account')
    .values(account)
    .onConflict((conflict) =>
      conflict.column('user_account_id').doUpdateSet({ credit_limit: account.credit_limit }),
    )
    .execute()

export const findPayment = (db: Db, memberId: number, reference: string) =>
  db
    .selectFrom('credit_payment')
    .select('amount')
    .where('user_account_id', '=', memberId)
    .where('reference', '=', reference)
    .executeTakeFirst()

/** Records a payment. Returns false if the payment's reference was already recorded. */
export async function insertPayment(
  db: Db,
  payment: { user_account_id: number; amount: number; reference: string; paid_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('credit_payment')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
