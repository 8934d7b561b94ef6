import { sql, type Kysely } from 'kysely'

/** Printing a name takes business days on top of those of the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accessory add column added_days integer not null default 0 check (added_days >= 0)`.execute(
    db,
  )
}
