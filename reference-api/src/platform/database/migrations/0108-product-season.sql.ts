import { sql, type Kysely } from 'kysely'

/**
 * Adds the first and last month of the product's season, e.g. 12 and 2 across New Year. Null means all year.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product
    add column season_from integer check (season_from between 1 and 12),
    add column season_to integer check (season_to between 1 and 12),
    add check ((season_from is null) = (season_to is null))`.execute(db)
}
