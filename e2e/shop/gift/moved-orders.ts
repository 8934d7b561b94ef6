import pg from 'pg'

/** Writes into the shop's database what time or the shop's staff would. */
async function change(statement: string, values: string[]): Promise<number> {
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await database.connect()
  try {
    return (await database.query(statement, values)).rowCount ?? 0
  } finally {
    await database.end()
  }
}

/** The days to answer an order's gifts are over by now; how many gifts that are. */
export const letGiftsLapse = (orderNo: string) =>
  change(
    `update social_gift set expires_at = now() - interval '1 minute'
     from "order" where "order".id = order_id and order_no = $1`,
    [orderNo],
  )

/** The parcels of an order are on their way, or there. */
export const moveParcels = (orderNo: string, status: 'shipped' | 'delivered') =>
  change('update "order" set status = $2 where order_no = $1', [orderNo, status])
