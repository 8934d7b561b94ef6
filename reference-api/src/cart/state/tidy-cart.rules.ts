import { Rejection } from '../../platform/http/rejection'
import { isBuyable } from '../../pricing/pricing/sale.rules'
import { settleWrites } from '../write/settle-cart.rules'
import type { CartState } from './cart-state.table'
import { applyWrites, keysOf, type CartWrite } from '../write/cart-write.rules'

export type Tidying = { isDroppingInvalid: boolean }

/** Returns the changes that drop products which can't be bought and settle the rest. */
export function tidyWrites(state: CartState, tidying: Tidying): CartWrite[] {
  const dropped = dropOrRefuseInvalid(state, tidying)
  return [...dropped, ...settleWrites(applyWrites(state, dropped))]
}

/** Rejects a cart with missing products, or drops those products if the client requests that (§4). */
function dropOrRefuseInvalid(
  { lines, products, now }: CartState,
  { isDroppingInvalid }: Tidying,
): CartWrite[] {
  const gone = lines.filter((line) => !products.get(line.product_id)?.is_show)
  if (!isDroppingInvalid && gone.length > 0)
    throw new Rejection(
      422,
      'cart.init.product_not_found',
      'カートに、お取り扱いが終了した商品が含まれています。',
    )
  const unsellable = lines.filter((line) => {
    const product = products.get(line.product_id)
    return !product || !isBuyable(product, now)
  })
  return isDroppingInvalid && unsellable.length > 0 ? [{ drop: 'lines', keys: keysOf(unsellable) }] : []
}
