import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table catalog_page
    add column text text not null default '',
    add column links jsonb not null default '[]'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
