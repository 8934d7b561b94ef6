import { sql, type Kysely } from 'kysely'

/** Additive only, because the previous version keeps running in the meantime. */
const statements = [
  sql`alter table one_time_token drop constraint one_time_token_purpose_check`,
  sql`alter table one_time_token add constraint one_time_token_purpose_check
    check (purpose in ('verify', 'unlock', 'email', 'reminder', 'reset', 'undo'))`,
  sql`alter table user_session add column rotation_nonce text`,
  sql`alter table user_account add column erased_at timestamptz`,
  sql`create index user_account_unerased on user_account (left_at) where left_at is not null and erased_at is null`,
  sql`alter table "order" add column erased_at timestamptz`,
  sql`create index order_unerased on "order" (ordered_at) where erased_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
