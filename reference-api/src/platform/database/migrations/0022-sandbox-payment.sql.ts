import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table sandbox_payment_token (
    token text primary key,
    token_key text not null,
    scenario text not null,
    masked_number text not null,
    created_at timestamptz not null default now())`,
  sql`create table sandbox_payment_transaction (
    id text primary key,
    order_no text not null unique,
    amount integer not null,
    scenario text not null,
    masked_number text not null,
    status text not null check (status in ('challenged', 'authorised', 'refused', 'cancelled', 'timed_out', 'voided')),
    return_url text not null,
    attempt_count integer not null default 0,
    created_at timestamptz not null default now())`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
