import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiry add column reply_file_keys jsonb not null default '[]'`.execute(db)
}
