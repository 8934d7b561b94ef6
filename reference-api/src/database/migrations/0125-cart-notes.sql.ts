import { sql, type Kysely } from 'kysely'

/** What of the last order a cart could not be filled with, in words; told until it is chosen anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart add column notes jsonb`.execute(db)
}
