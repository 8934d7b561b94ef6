import type { Cart, FormLayout } from '@storefront/contracts'
import { fetchCartForm } from '../checkout/cart-form.api'
import type { CartChange } from '../engine/cart.api'
import type { OpenedCart } from '../engine/open-cart-for-screen'
import { divideLine, shipLinesTo, type Destination } from '../shipping/shipping.api'
import type { splitShares } from './another-destination.rules'

export type Screen = 'orderer' | 'guest' | 'address' | 'another'
export type Layouts = { orderer?: FormLayout; recipient?: FormLayout }

/** Fetches the screen's form layouts. Returns none while the cart is still being opened. */
export async function fetchLayouts(
  { cart }: OpenedCart,
  purpose: Screen,
  signal: AbortSignal,
): Promise<Layouts> {
  if (!cart) return {}
  const [orderer, recipient] = await Promise.all([
    purpose === 'orderer' || purpose === 'guest' ? fetchCartForm('cart-orderer', signal) : undefined,
    purpose === 'orderer' ? undefined : fetchCartForm('cart-address', signal),
  ])
  return { orderer, recipient }
}

/** Adds the address with the lines that move entirely, then splits the other lines one by one. */
export async function moveShares(
  change: (change: CartChange) => Promise<Cart>,
  before: Cart,
  { destination, whole, parts }: { destination: Destination } & ReturnType<typeof splitShares>,
): Promise<void> {
  const known = new Set(before.data.detail.shippings.map(({ key }) => key))
  const { data } = await change(shipLinesTo(destination, whole))
  const added = data.detail.shippings.find(({ key }) => !known.has(key))
  if (!added) return
  for (const { key, stays, moves } of parts) await change(divideLine(key, stays, moves, added.key))
}
