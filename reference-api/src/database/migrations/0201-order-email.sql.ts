import { sql, type Kysely } from 'kysely'

/** Which orders name a mail: a coupon is used once by each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_email on "order" (lower(email))`.execute(db)
}
