import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table accessory add column headings jsonb not null default '[]'`,
  sql`alter table cart_accessory add column noshi_cord text`,
  sql`alter table cart_accessory add column noshi_place text`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
