import { sql, type Kysely } from 'kysely'

/** Adds items per case, and unit prices by quantity: `[{quantity_from, unit_price}]`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product
    add column piece_count integer check (piece_count > 1),
    add column piece_unit text,
    add column price_steps jsonb not null default '[]'`.execute(db)
}
