import { sql, type Kysely } from 'kysely'

/** Choices of the last order that are no longer available, as texts; shown until the next choice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart add column notes jsonb`.execute(db)
}
