import { openCalls } from '@storefront/event-bus'
import { createStore } from '@storefront/state'

/** True from the page's first purchase on, so that the toast is ready before the answer arrives. */
export const isCartToastNeeded = createStore(false)

export function watchPurchases(): () => void {
  const subscription = openCalls().subscribe((name) => {
    if (name === 'cart.add-product') isCartToastNeeded.set(true)
  })
  return () => subscription.unsubscribe()
}
