import { sql, type Kysely } from 'kysely'

/** Each parcel's status. Null, as on older orders, follows the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_shipping add column parcel_status text
    check (parcel_status in ('preparing', 'shipped', 'delivered'))`.execute(db)
}
