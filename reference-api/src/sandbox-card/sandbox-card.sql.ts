import type { SandboxStatus } from './sandbox-card.table'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { CardScenario } from './sandbox-card.rules'

export const insertToken = (
  db: Kysely<Database>,
  token: {
    token: string
    token_key: string
    scenario: CardScenario
    masked_number: string
    created_at: Date
  },
) => db.insertInto('sandbox_payment_token').values(token).execute()

export const findToken = (db: Kysely<Database>, token: string, tokenKey: string) =>
  db
    .selectFrom('sandbox_payment_token')
    .selectAll()
    .where('token', '=', token)
    .where('token_key', '=', tokenKey)
    .executeTakeFirst()

/** Deletes tokens from before then that no member saved, a few at a time; answers how many. */
export async function deleteOldTokens(db: Kysely<Database>, until: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('sandbox_payment_token as old')
    .select('old.token')
    .where('old.created_at', '<', until.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('user_card').select('id').whereRef('user_card.token', '=', 'old.token'))),
    )
    .limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom('sandbox_payment_token')
    .where('token', 'in', old)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const findTransaction = (db: Kysely<Database>, id: string) =>
  db.selectFrom('sandbox_payment_transaction').selectAll().where('id', '=', id).executeTakeFirst()

export const findTransactionOfOrder = (db: Kysely<Database>, orderNo: string) =>
  db.selectFrom('sandbox_payment_transaction').selectAll().where('order_no', '=', orderNo).executeTakeFirst()

export type NewTransaction = {
  id: string
  order_no: string
  amount: number
  scenario: CardScenario
  masked_number: string
  status: SandboxStatus
  return_url: string
}

/** A second request for the same order answers the first one's transaction. */
export async function insertTransaction(db: Kysely<Database>, transaction: NewTransaction) {
  await db
    .insertInto('sandbox_payment_transaction')
    .values(transaction)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findTransactionOfOrder(db, transaction.order_no))!
}

/** Moves a transaction on; false when it has left that state already. */
export async function moveTransaction(
  db: Kysely<Database>,
  id: string,
  from: readonly SandboxStatus[],
  to: SandboxStatus,
) {
  const moved = await db
    .updateTable('sandbox_payment_transaction')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}

export async function countAttempt(db: Kysely<Database>, id: string): Promise<number> {
  const { attempt_count } = await db
    .updateTable('sandbox_payment_transaction')
    .set((set) => ({ attempt_count: set('attempt_count', '+', 1) }))
    .where('id', '=', id)
    .returning('attempt_count')
    .executeTakeFirstOrThrow()
  return attempt_count
}
