import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table coupon add column is_combinable boolean not null default true`,
  sql`alter table coupon add column is_for_exempt boolean not null default false`,
  sql`alter table product add column is_couponable boolean`,
  sql`alter table product add column is_point_earning boolean`,
  sql`alter table product add column is_point_payable boolean`,
]

/** Adds whether coupons and points apply to a product. A null value inherits from the tax class. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
