import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table social_gift add column thanks_picture_at timestamptz`.execute(db)
}
