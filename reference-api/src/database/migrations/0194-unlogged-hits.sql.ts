import { sql, type Kysely } from 'kysely'

/** Counts hits without waiting for the disk; a database crash resets open windows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rate_limit set unlogged`.execute(db)
}
