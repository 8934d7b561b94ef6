import { currentKind } from '../buy-now/checkout-path'
import { fillFromLastOrder } from '../defaults/cart-defaults.state'
import { refreshCart } from '../engine/cart.state'

/**
 * The next step after a login within the checkout: a begun address, else the first step that the last order
 * leaves open. Undefined if an error has redirected the shopper.
 */
export async function stepAsMember({
  isAddressBegun,
}: {
  isAddressBegun: boolean
}): Promise<string | undefined> {
  const kind = currentKind()
  // The guest's cart becomes the member's first.
  if (!isAddressBegun) return fillFromLastOrder(kind)
  await refreshCart(kind)
  return '/cart/shipping-add'
}
