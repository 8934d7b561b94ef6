import { sql, type Kysely } from 'kysely'

/** Keys of the files in the shop's reply, in order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiry add column reply_file_keys jsonb not null default '[]'`.execute(db)
}
