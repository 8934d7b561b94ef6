import { sql, type Kysely } from 'kysely'

/** Counts hits without waiting for the disk. A database crash resets the current windows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rate_limit set unlogged`.execute(db)
}
