import { reportFailure } from '@storefront/event-bus'
import type { CartKind } from '../checkout-path'
import { recordStep } from '../use-cart-record'
import { reactToCartError } from '../engine/cart.error-reactions'
import { changeCart, currentCart } from '../engine/cart.state'
import { fillDefaults } from './cart-defaults.api'
import { firstOpenStep } from './cart-defaults.rules'

const everyStep = '/cart/shipping-select'

/**
 * Fills a member's cart from the last order and returns the first open step. Returns undefined if an error
 * has already redirected the shopper. After a server error, the shopper goes through every step.
 */
export async function fillFromLastOrder(kind: CartKind = 'open'): Promise<string | undefined> {
  try {
    const before = currentCart(kind) ?? undefined
    const cart = await changeCart(fillDefaults, kind)
    const step = firstOpenStep(cart, before)
    if (step !== everyStep) recordSteps(step, kind)
    return step
  } catch (error) {
    if (await reactToCartError(error, kind)) return undefined
    reportFailure('defaults-not-filled', String(error))
    return everyStep
  }
}

/** Records the steps that are filled in already, as if the shopper had completed them. */
export function recordSteps(step: string, kind: CartKind) {
  recordStep('begin_checkout', kind)
  recordStep('add_shipping_info', kind)
  if (step.startsWith('/cart/confirm')) recordStep('add_payment_info', kind)
}
