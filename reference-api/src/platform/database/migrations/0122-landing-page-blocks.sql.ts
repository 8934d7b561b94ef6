import { sql, type Kysely } from 'kysely'

/** Adds a landing page's blocks, in display order. See `landingPageBlocks` in the contracts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table landing_page add column blocks jsonb not null default '[]'`.execute(db)
}
