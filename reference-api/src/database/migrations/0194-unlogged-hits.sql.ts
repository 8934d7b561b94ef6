import { sql, type Kysely } from 'kysely'

/** Hits are counted without waiting for the disk; a crash of the database forgets open windows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rate_limit set unlogged`.execute(db)
}
