import { sql, type Kysely } from 'kysely'

/**
 * Adds the card's brand as reported by the payment service. The brand is empty for cards saved before this
 * migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_card add column brand text not null default ''`.execute(db)
}
