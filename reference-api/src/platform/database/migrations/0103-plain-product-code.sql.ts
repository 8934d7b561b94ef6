import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index product_plain_code on product (channel_id, (upper(replace(code, '-', ''))))`.execute(
    db,
  )
  await sql`create index product_jan_code on product (channel_id, jan_code)`.execute(db)
}
