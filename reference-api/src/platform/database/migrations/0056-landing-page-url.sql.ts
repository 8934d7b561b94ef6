import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table landing_page add column url text, add unique (channel_id, url)`.execute(db)
}
