import { sql, type Kysely } from 'kysely'

/** Staff have ordinary accounts, which the login response flags (§4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account add column is_manager boolean not null default false`.execute(db)
}
