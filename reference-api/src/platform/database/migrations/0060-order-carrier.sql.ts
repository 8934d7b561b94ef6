import { sql, type Kysely } from 'kysely'

/** Adds the parcel's carrier, a key in data/carriers.json. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_shipping add column carrier text`.execute(db)
}
