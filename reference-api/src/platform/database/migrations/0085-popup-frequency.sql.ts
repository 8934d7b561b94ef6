import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table popup
    add column frequency text not null default 'once' check (frequency in ('once', 'day', 'session'))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
