import { sql, type Kysely } from 'kysely'

/** What a login was last used with; of those of before, nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_session
    add column ip_address text not null default '',
    add column user_agent text not null default ''`.execute(db)
}
