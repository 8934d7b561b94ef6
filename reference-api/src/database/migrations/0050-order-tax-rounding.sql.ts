import { sql, type Kysely } from 'kysely'

/**
 * Orders from before were rounded down, as the version before this one still does while it goes on serving.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "order" add column tax_rounding text not null default 'down'
    check (tax_rounding in ('down', 'half_up', 'up'))`.execute(db)
}
