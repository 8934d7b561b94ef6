import { sql, type Kysely } from 'kysely'

/**
 * Adds texts for choices from the last order that are no longer available. Each text is shown until the next
 * choice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart add column notes jsonb`.execute(db)
}
