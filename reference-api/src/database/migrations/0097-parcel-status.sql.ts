import { sql, type Kysely } from 'kysely'

/** How far each parcel of an order has come; null follows the order, as in orders of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_shipping add column parcel_status text
    check (parcel_status in ('preparing', 'shipped', 'delivered'))`.execute(db)
}
