import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table user_passkey (
    id integer generated always as identity primary key,
    user_account_id integer not null references user_account (id),
    credential_id text not null unique,
    public_key text not null,
    sign_count bigint not null default 0,
    is_synced boolean not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz)`,
  sql`create index user_passkey_account on user_passkey (user_account_id)`,
  sql`create table passkey_challenge (
    challenge_hash text primary key,
    channel_id integer not null references channel (id),
    user_account_id integer references user_account (id),
    expires_at timestamptz not null)`,
  sql`create index passkey_challenge_account on passkey_challenge (user_account_id)
    where user_account_id is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
