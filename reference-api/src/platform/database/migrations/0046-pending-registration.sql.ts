import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pending_registration (
    id integer primary key,
    channel_id integer not null references channel,
    email text not null,
    code_hash text not null,
    newcomer jsonb not null,
    attempt_count integer not null default 0,
    expires_at timestamptz not null,
    created_at timestamptz not null default now())`.execute(db)
  await sql`create index pending_registration_expiry on pending_registration (expires_at)`.execute(db)
}
