import { currentKind } from '../buy-now/checkout-path'
import { fillFromLastOrder } from '../defaults/cart-defaults.state'
import { refreshCart } from '../engine/cart.state'

/**
 * Where a member who has signed in within the checkout goes on: at the address that was begun, else at the
 * first step that the last order leaves open. Undefined when the shopper was taken elsewhere.
 */
export async function stepAsMember({
  isAddressBegun,
}: {
  isAddressBegun: boolean
}): Promise<string | undefined> {
  const kind = currentKind()
  // The guest's cart has become the member's first.
  if (!isAddressBegun) return fillFromLastOrder(kind)
  await refreshCart(kind)
  return '/cart/shipping-add'
}
