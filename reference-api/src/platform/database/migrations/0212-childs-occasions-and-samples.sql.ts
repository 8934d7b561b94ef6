import { sql, type Kysely } from 'kysely'

/** Occasions of a child and samples of accessories are unknown until the shop's folder is imported again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table occasion add column is_for_child boolean not null default false`.execute(db)
  await sql`alter table accessory add column samples jsonb not null default '[]'`.execute(db)
}
