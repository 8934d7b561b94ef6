import type { Cart } from '@storefront/contracts'
import type { BuyNowOutcome, PurchaseChoice } from '@storefront/event-bus'
import { whenSessionChecked } from '@storefront/session'
import { guestBuyNowStep } from './defaults/cart-defaults.rules'
import { fillFromLastOrder, recordSteps } from './defaults/cart-defaults.state'
import { toNewLine } from './engine/add-to-cart.rules'
import { toRefusal } from './engine/add-to-cart.state'
import { openBuyNow } from './engine/cart.api'
import { readCartToken } from './engine/cart-token.state'
import { adoptCart } from './engine/cart.state'
import { stepPath } from './checkout-path'

/**
 * Starts a checkout for a single product and returns the path of its first step. The open cart stays
 * unchanged.
 */
export async function buyNow(choice: PurchaseChoice): Promise<BuyNowOutcome> {
  try {
    await whenSessionChecked()
    const cart = adoptCart(await openBuyNow(toNewLine(choice), readCartToken('buy-now')))
    const step = cart.is_member ? await fillFromLastOrder('buy-now') : guestStep(cart)
    return { kind: 'opened', path: step ? stepPath(step, 'buy-now') : '/cart/' }
  } catch (error) {
    return { kind: 'refused', ...toRefusal(error) }
  }
}

function guestStep(cart: Cart): string {
  const step = guestBuyNowStep(cart)
  if (step.startsWith('/cart/confirm')) recordSteps(step, 'buy-now')
  return step
}
