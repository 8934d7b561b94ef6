import { sql, type Kysely } from 'kysely'

/**
 * Flags the accounts of staff, which are otherwise ordinary accounts. The login response includes the flag
 * (§4).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account add column is_manager boolean not null default false`.execute(db)
}
