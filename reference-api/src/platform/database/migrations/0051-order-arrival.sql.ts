import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_shipping add column arrival_text text`.execute(db)
}
