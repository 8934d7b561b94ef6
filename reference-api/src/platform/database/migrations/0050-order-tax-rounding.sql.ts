import { sql, type Kysely } from 'kysely'

/**
 * Defaults to rounding down, as for existing orders and those of the previous version while it still runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "order" add column tax_rounding text not null default 'down'
    check (tax_rounding in ('down', 'half_up', 'up'))`.execute(db)
}
