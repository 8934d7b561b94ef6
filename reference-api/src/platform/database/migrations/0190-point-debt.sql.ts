import { sql, type Kysely } from 'kysely'

/**
 * Allows negative balances. If an order is cancelled after its points were spent, the member owes the points.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table point_balance drop constraint point_balance_point_check,
    add constraint point_balance_point_check check (point > -1000000000)`.execute(db)
}
