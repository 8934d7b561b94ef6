import { currentKind } from '../checkout-path'
import { fillFromLastOrder } from '../defaults/cart-defaults.state'
import { refreshCart } from '../engine/cart.state'

/**
 * Returns the next step after a sign-in during checkout: the address form if the shopper has started it,
 * otherwise the first step that the last order doesn't fill in. Returns undefined if an error has already
 * redirected the shopper.
 */
export async function stepAsMember({
  isAddressBegun,
}: {
  isAddressBegun: boolean
}): Promise<string | undefined> {
  const kind = currentKind()
  // Both calls first merge the guest's cart into the member's.
  if (!isAddressBegun) return fillFromLastOrder(kind)
  await refreshCart(kind)
  return '/cart/shipping-add'
}
