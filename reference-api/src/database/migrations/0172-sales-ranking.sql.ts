import { sql, type Kysely } from 'kysely'

/** `popularity` ranks by sales from now on; the staff's own order stays beside it, for what nobody buys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product
    add column staff_popularity integer not null default 0,
    add column orderer_count integer not null default 0`.execute(db)
}
