import { sql, type Kysely } from 'kysely'

/** Records the accounts in other channels from which a login or code was carried over. */
const statements = [
  sql`alter table user_session add column origin_account_ids integer[] not null default '{}'`,
  sql`create index user_session_origin on user_session using gin (origin_account_ids)
    where origin_account_ids <> '{}'`,
  sql`alter table one_time_token add column origin_account_ids integer[] not null default '{}'`,
  sql`create index one_time_token_origin on one_time_token using gin (origin_account_ids)
    where origin_account_ids <> '{}'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
