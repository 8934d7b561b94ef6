import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

/** Reads all payments of orders, while shoppers go on paying. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_payment validate constraint order_payment_status_check`.execute(db)
}
