import { sql, type Kysely } from 'kysely'

/** Texts for choices from the last order that are no longer available, shown until the next choice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart add column notes jsonb`.execute(db)
}
