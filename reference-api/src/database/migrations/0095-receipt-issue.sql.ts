import { sql, type Kysely } from 'kysely'

/** A receipt's proviso and its first issue: later ones are copies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "order" add column receipt_proviso text, add column receipt_issued_at timestamptz`.execute(
    db,
  )
}
