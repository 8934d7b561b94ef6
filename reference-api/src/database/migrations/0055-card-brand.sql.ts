import { sql, type Kysely } from 'kysely'

/** The card's brand as reported by the payment service. Empty for cards saved before this migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_card add column brand text not null default ''`.execute(db)
}
