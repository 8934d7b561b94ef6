import { sql, type Kysely } from 'kysely'

/** A balance may be negative: points of a cancelled order that were spent meanwhile are owed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table point_balance drop constraint point_balance_point_check,
    add constraint point_balance_point_check check (point > -1000000000)`.execute(db)
}
