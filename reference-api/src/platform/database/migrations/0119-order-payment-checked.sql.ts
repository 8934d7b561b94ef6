import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

/** Validates existing order payments without blocking new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_payment validate constraint order_payment_status_check`.execute(db)
}
