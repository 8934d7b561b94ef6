import { sql, type Kysely } from 'kysely'

/** Adds the receipt's proviso and the time of its first issue. Any later issue is a copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "order" add column receipt_proviso text, add column receipt_issued_at timestamptz`.execute(
    db,
  )
}
