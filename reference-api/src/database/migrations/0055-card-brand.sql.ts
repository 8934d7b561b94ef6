import { sql, type Kysely } from 'kysely'

/** The card's brand from the payment service; empty for cards saved before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_card add column brand text not null default ''`.execute(db)
}
