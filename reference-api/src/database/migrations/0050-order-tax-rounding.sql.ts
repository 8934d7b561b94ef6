import { sql, type Kysely } from 'kysely'

/** Existing orders were rounded down. The previous version, while still running, also rounds down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "order" add column tax_rounding text not null default 'down'
    check (tax_rounding in ('down', 'half_up', 'up'))`.execute(db)
}
