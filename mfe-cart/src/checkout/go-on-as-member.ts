import { currentKind } from '../buy-now/checkout-path'
import { fillFromLastOrder } from '../defaults/cart-defaults.state'
import { refreshCart } from '../engine/cart.state'

/**
 * The next step after signing in during checkout: the address form if the shopper has started it, otherwise
 * the first step that the last order doesn't fill in. Undefined if an error has redirected the shopper.
 */
export async function stepAsMember({
  isAddressBegun,
}: {
  isAddressBegun: boolean
}): Promise<string | undefined> {
  const kind = currentKind()
  // Merge the guest's cart into the member's first.
  if (!isAddressBegun) return fillFromLastOrder(kind)
  await refreshCart(kind)
  return '/cart/shipping-add'
}
