import pg from 'pg'
import { shopNowMs } from '../clock/shop-clock'

/** Changes the shop's database as staff or the passing of time would. Returns the number of rows changed. */
export async function change(statement: string, values: (string | number | null)[]): Promise<number> {
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await database.connect()
  try {
    return (await database.query(statement, values)).rowCount ?? 0
  } finally {
    await database.end()
  }
}

const productOf = `(select id from product where key = $1)`

export const setStock = (key: string, quantity: number) =>
  change(`update product_stock set quantity = $2 where product_id = ${productOf}`, [key, quantity])

/** Raises the price of a product by this many yen before tax. */
export const raisePrice = (key: string, yen: number) =>
  change('update product set unit_price = unit_price + $2 where key = $1', [key, yen])

const dayMs = 24 * 60 * 60 * 1_000
const inDays = (days: number) => new Date(shopNowMs() + days * dayMs).toISOString()

/** Moves a fitting day to thirty days from now. Seats can be booked until ten days before the day. */
export const moveFittingDay = (key: string) =>
  change('update fitting_day set held_on = $2, book_until = $3 where key = $1', [key, inDays(30), inDays(20)])

/** Sets the last day of a coupon to yesterday, or removes it. */
export const endCoupon = (code: string, isOver: 'over' | 'valid') =>
  change('update coupon set valid_to = $2 where code = $1', [code, isOver === 'over' ? inDays(-1) : null])
