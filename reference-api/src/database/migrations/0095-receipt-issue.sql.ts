import { sql, type Kysely } from 'kysely'

/** What a receipt is for, and when it was first handed out: every later one is a copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "order" add column receipt_proviso text, add column receipt_issued_at timestamptz`.execute(
    db,
  )
}
