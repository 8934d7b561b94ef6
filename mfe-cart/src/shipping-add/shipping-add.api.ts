import type { FormLayout } from '@storefront/contracts'
import { fetchCartForm } from '../checkout/cart-form.api'
import type { OpenedCart } from '../engine/open-cart-for-screen'

export type Screen = 'orderer' | 'guest' | 'address' | 'another'
export type Layouts = { orderer?: FormLayout; recipient?: FormLayout }

/** The forms that a screen shows; none while its cart is still opened. */
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
