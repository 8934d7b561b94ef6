import { sql, type Kysely } from 'kysely'

/** Stays null for existing orders and those of the previous version while it still runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_line add column total_price integer`.execute(db)
}
