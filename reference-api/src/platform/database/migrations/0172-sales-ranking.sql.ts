import { sql, type Kysely } from 'kysely'

/** Adds columns for ranking `popularity` by sales. Products without sales keep the order set by staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product
    add column staff_popularity integer not null default 0,
    add column orderer_count integer not null default 0`.execute(db)
}
