import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_memorial add column reminded_on date`.execute(db)
  await sql`create index user_memorial_call on user_memorial (month, date) where call`.execute(db)
}
