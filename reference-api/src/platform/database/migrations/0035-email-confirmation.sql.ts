import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account add column email_confirmed_at timestamptz`.execute(db)
}
