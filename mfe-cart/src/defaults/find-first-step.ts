import { whenReady } from '../engine/cart.state'
import { whenChangesSettled } from '../engine/pending-changes.state'
import { fillFromLastOrder } from './cart-defaults.state'

/** First step of a checkout in which all steps are open. */
export const firstStepPath = '/cart/shipping-select'

/**
 * Waits for pending cart changes and returns the path of the first open step. A member's steps are filled in
 * from the last order. Returns undefined if an error has already redirected the shopper.
 */
export async function findFirstStep(): Promise<string | undefined> {
  await whenChangesSettled()
  const cart = await whenReady('open')
  return cart.is_member ? fillFromLastOrder() : firstStepPath
}
