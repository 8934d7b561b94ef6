import { sql, type Kysely } from 'kysely'

/** Stays null for existing parcels and those of the previous version while it still runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_shipping add column ships_on date`.execute(db)
}
