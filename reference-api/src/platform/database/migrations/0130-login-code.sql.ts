import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table login_code (
    id integer primary key,
    channel_id integer not null references channel,
    code_hash text not null,
    user_account_id integer references user_account,
    attempt_count integer not null default 0,
    expires_at timestamptz not null,
    created_at timestamptz not null default now())`.execute(db)
  await sql`create index login_code_expiry on login_code (expires_at)`.execute(db)
  await sql`create index login_code_user on login_code (user_account_id)`.execute(db)
}
