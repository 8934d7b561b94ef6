import { sql, type Kysely } from 'kysely'

/** Enters the points of undelivered orders in the ledger before they are usable. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table point_ledger
    add column is_coming boolean not null default false,
    add column usable_at timestamptz`.execute(db)
}
