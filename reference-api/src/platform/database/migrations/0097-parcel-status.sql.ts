import { sql, type Kysely } from 'kysely'

/** Adds each parcel's status. A null status, as on older orders, follows the order's status. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_shipping add column parcel_status text
    check (parcel_status in ('preparing', 'shipped', 'delivered'))`.execute(db)
}
