import { sql, type Kysely } from 'kysely'

/** Adds the device that last used a login. Both columns are empty for logins from before this migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_session
    add column ip_address text not null default '',
    add column user_agent text not null default ''`.execute(db)
}
