import { sql, type Kysely } from 'kysely'

/** What the payment service tells of a card; of those that were saved before, nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_card add column brand text not null default ''`.execute(db)
}
