import { sql, type Kysely } from 'kysely'

/** `popularity` ranks by sales from now on; the staff's order remains for products without sales. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product
    add column staff_popularity integer not null default 0,
    add column orderer_count integer not null default 0`.execute(db)
}
