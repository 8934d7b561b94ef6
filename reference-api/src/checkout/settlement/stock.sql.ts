import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'

/**
 * Exchanges a product in an order. Returns false without changing anything if the new product is out of
 * stock.
 */
export async function exchangeStock(
  trx: Db,
  order_id: number,
  { from, to, quantity }: { from: number; to: number; quantity: number },
): Promise<boolean> {
  const taken = await trx
    .updateTable('product_stock')
    .set({ quantity: sql`quantity - ${quantity}` })
    .where('product_id', '=', to)
    .where('quantity', '>=', quantity)
    .where('is_unlimited', '=', false)
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) return false
  await trx
    .insertInto('order_stock')
    .values({ order_id, product_id: to, quantity })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'product_id'])
        .doUpdateSet({ quantity: sql`order_stock.quantity + ${quantity}` }),
    )
    .execute()
  await returnPieces(trx, order_id, from, quantity)
  return true
}

/** Puts some of an order's pieces back into stock, but never more than the order took. */
export async function returnPieces(trx: Db, orderId: number, productId: number, quantity: number) {
  const kept = await trx
    .selectFrom('order_stock')
    .select('quantity')
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  const back = Math.min(quantity, kept?.quantity ?? 0)
  if (back === 0) return
  if (back === kept?.quantity)
    await trx
      .deleteFrom('order_stock')
      .where('order_id', '=', orderId)
      .where('product_id', '=', productId)
      .execute()
  else
    await trx
      .updateTable('order_stock')
      .set({ quantity: sql`quantity - ${back}` })
      .where('order_id', '=', orderId)
      .where('product_id', '=', productId)
      .execute()
  await trx
    .updateTable('product_stock')
    .set({ quantity: sql`quantity + ${back}` })
    .where('product_id', '=', productId)
    .execute()
}

/** Returns an order's stock. Calling it again has no effect. */
export async function returnStock(trx: Db, orderId: number) {
  const taken = await trx
    .deleteFrom('order_stock')
    .where('order_id', '=', orderId)
    .returning(['product_id', 'quantity'])
    .execute()
  for (const { product_id, quantity } of taken.sort((a, b) => a.product_id - b.product_id)) {
    await trx
      .updateTable('product_stock')
      .set({ quantity: sql`quantity + ${quantity}` })
      .where('product_id', '=', product_id)
      .execute()
  }
}
