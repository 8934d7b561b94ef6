import type { BodyOf, Cart, openBuyNowCart, openCartWithProduct } from '@storefront/contracts'
import type { Trx } from '../../platform/database/db'
import { wireCart } from '../cart-view.rules'
import { closeBuyNowCart, findCart, lockCarts } from '../cart.sql'
import type { CartRow } from '../cart.table'
import type { CartCall } from '../change-cart.command'
import { addProduct } from '../line/cart-product.rules'
import { loadCart } from '../state/cart-content.sql'
import { loadCartState } from '../state/cart-state.sql'
import type { CartState } from '../state/cart-state.table'
import { writeCart } from '../state/cart-write.sql'
import { tidyWrites, type Tidying } from '../state/tidy-cart.rules'
import { cartExpiry, isOwnCart, requireOpen } from '../state/usable-cart.rules'
import { applyWrites, type CartWrite } from '../write/cart-write.rules'
import { settleWrites } from '../write/settle-cart.rules'
import { carryOver } from './carry-over.rules'
import { createCart, resumeCart, usableCart } from './resume-cart.command'

/**
 * Resumes or creates the shopper's cart and adds the product. A refusal of either leaves the database as it
 * was.
 */
export async function openWithProduct(
  call: CartCall,
  { token = null, invalid_product = false, ...line }: BodyOf<typeof openCartWithProduct>,
): Promise<Cart> {
  const now = call.clock.now()
  return call.db.transaction().execute(async (trx) => {
    const { cart, isNew } = await resumeCart(trx, call, token, now)
    const [locked] = isNew ? [cart] : await lockCarts(trx, [cart.id])
    return addLine(trx, call, requireOpen(locked, call), line, { isDroppingInvalid: invalid_product })
  })
}

/**
 * Opens a separate cart with a single product. Only its token gives access to this cart, which replaces the
 * previous buy-now cart and takes over what the same shopper entered there.
 */
export async function buyNow(
  call: CartCall,
  { replaces, ...line }: BodyOf<typeof openBuyNowCart>,
): Promise<Cart> {
  const now = call.clock.now()
  return call.db.transaction().execute(async (trx) => {
    const { cart } = await createCart(trx, call, now, { isBuyNow: true })
    const entered = replaces ? await loadEntered(trx, call, replaces, now) : undefined
    const bought = await addLine(trx, call, cart, line, {
      isDroppingInvalid: false,
      more: (state) => (entered ? carryOver(state, entered) : []),
    })
    const previous = replaces ? await findCart(trx, call.channel.id, replaces) : undefined
    if (previous && isOwnCart(previous, call.member)) await closeBuyNowCart(trx, previous.id)
    return bought
  })
}

/** Loads the caller's previous buy-now cart. A guest's cart isn't carried into a member's. */
async function loadEntered(trx: Trx, call: CartCall, token: string, now: Date) {
  const cart = await usableCart(trx, call, token, now, { isBuyNow: true })
  if (!cart || cart.user_account_id !== (call.member?.id ?? null)) return undefined
  return loadCart(trx, { channelId: call.channel.id, token }, {})
}

type NewLine = Omit<BodyOf<typeof openBuyNowCart>, 'replaces'>

/**
 * Tidies the cart, adds the line and writes both at once, together with the changes from `more`. The cart is
 * new or its row is locked.
 */
async function addLine(
  trx: Trx,
  call: CartCall,
  cart: CartRow,
  line: NewLine,
  { more, ...tidying }: Tidying & { more?: (state: CartState) => CartWrite[] },
): Promise<Cart> {
  const now = call.clock.now()
  const needs = { productId: line.product_id, isDressing: line.accessories !== undefined }
  const before = await loadCartState(trx, cart, now, needs, call.shopCache)
  const tidied = applyWrites(before, tidyWrites(before, tidying))
  const alone = applyWrites(tidied, addProduct(tidied, line))
  const added = applyWrites(alone, more?.(alone) ?? [])
  const after = applyWrites(added, settleWrites(added))
  const written = await writeCart(trx, before, after, { expires_at: cartExpiry(now, cart) })
  return wireCart({ ...after, cart: written ?? cart })
}
