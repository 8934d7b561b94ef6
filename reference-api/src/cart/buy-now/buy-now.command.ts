import type { BodyOf, Cart, openBuyNowCart } from '@storefront/contracts'
import { Rejection } from '../../platform/http/rejection'
import { newToken } from '../../platform/secret/token.rules'
import { wireCart } from '../cart-view.rules'
import { closeBuyNowCart, findCart, insertCart } from '../cart.sql'
import type { CartCall } from '../change-cart.command'
import { addProduct } from '../line/cart-product.rules'
import { packingWrites } from '../write/packing-writes.rules'
import { loadCartState } from '../state/cart-state.sql'
import { applyWrites } from '../write/cart-write.rules'
import { writeCart } from '../state/cart-write.sql'
import { cartExpiry, isOwnCart } from '../state/usable-cart.rules'

/**
 * Opens a separate cart with a single product. Only its token gives access to this cart, which replaces the
 * previous buy-now cart.
 */
export async function buyNow(
  call: CartCall,
  { replaces, ...line }: BodyOf<typeof openBuyNowCart>,
): Promise<Cart> {
  const now = call.clock.now()
  const owner = { user_account_id: call.member?.id ?? null, is_buy_now: true }
  const expires_at = cartExpiry(now, owner)
  return call.db.transaction().execute(async (trx) => {
    const created = await insertCart(trx, {
      token: newToken(),
      channel_id: call.channel.id,
      ...owner,
      expires_at,
    })
    if (!created) throw new Rejection(409, 'cart.init.conflict', 'もう一度お試しください。')
    const needs = { productId: line.product_id, isDressing: line.accessories !== undefined }
    const before = await loadCartState(trx, created, now, needs, call.shopCache)
    const added = applyWrites(before, addProduct(before, line))
    const after = applyWrites(added, packingWrites(added))
    const cart = await writeCart(trx, before, after, { expires_at })
    const previous = replaces ? await findCart(trx, call.channel.id, replaces) : undefined
    if (previous && isOwnCart(previous, call.member)) await closeBuyNowCart(trx, previous.id)
    return wireCart({ ...after, cart: cart ?? created })
  })
}
