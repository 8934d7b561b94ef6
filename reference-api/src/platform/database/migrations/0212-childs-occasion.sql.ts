import { sql, type Kysely } from 'kysely'

/** Stays false until the shop's folder is imported again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table occasion add column is_for_child boolean not null default false`.execute(db)
}
