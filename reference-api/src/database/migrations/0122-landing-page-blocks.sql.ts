import { sql, type Kysely } from 'kysely'

/** Blocks of a landing page in order; see `landingPageBlocks` of the contracts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table landing_page add column blocks jsonb not null default '[]'`.execute(db)
}
