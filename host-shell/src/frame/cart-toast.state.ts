import { openCalls } from '@storefront/event-bus'
import { createStore } from '@storefront/state'

/** True from the first purchase of this page on: what tells of it stands ready before the answer comes. */
export const isCartToastNeeded = createStore(false)

export function watchPurchases(): () => void {
  const subscription = openCalls().subscribe((name) => {
    if (name === 'cart.add-product') isCartToastNeeded.set(true)
  })
  return () => subscription.unsubscribe()
}
