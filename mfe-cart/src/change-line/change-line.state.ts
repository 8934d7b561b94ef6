import type { LineChange, LineChangeOutcome, LineInCart } from '@storefront/event-bus'
import { currentKind } from '../checkout-path'
import { toMadeToOrder, toOptions } from '../engine/add-to-cart.rules'
import { toRefusal } from '../engine/add-to-cart.state'
import { modifyLine } from '../engine/cart.api'
import { changeCart, whenReady } from '../engine/cart.state'
import { readCartToken } from '../engine/cart-token.state'

/**
 * Finds a line of the cart that the page's address names: the open one, or with `buy=now` the buy-now cart.
 * Null without a cart or a line. Throws if the cart can't be read.
 */
export async function findLine({ line_key }: { line_key: string }): Promise<LineInCart | null> {
  const kind = currentKind()
  if (!readCartToken(kind)) return null
  const { data } = await whenReady(kind)
  const line = data.detail.products.find(({ key }) => key === line_key)
  if (!line) return null
  return { product_key: line.product_info.key, quantity: line.quantity, options: toOptions(line) }
}

/** Changes measurement, name and variant of a line in one call. Returns a rejection instead of throwing. */
export async function changeLine({ line_key, product_id, options }: LineChange): Promise<LineChangeOutcome> {
  try {
    await changeCart(modifyLine({ key: line_key, product_id, ...toMadeToOrder(options) }))
    return { kind: 'changed' }
  } catch (error) {
    return { kind: 'refused', ...toRefusal(error, 'カートの内容を変更できませんでした。') }
  }
}
