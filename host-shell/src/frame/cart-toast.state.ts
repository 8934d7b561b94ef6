import { openCalls } from '@storefront/event-bus'
import { createStore } from '@storefront/state'

/**
 * True once the first product is added on this page, so that the toast is ready before the response arrives.
 */
export const isCartToastNeeded = createStore(false)

export function watchPurchases(): () => void {
  const subscription = openCalls().subscribe((name) => {
    if (name === 'cart.add-product') isCartToastNeeded.set(true)
  })
  return () => subscription.unsubscribe()
}
