import { answerCalls } from '@storefront/event-bus'
import type { RemoteHeadless } from '@storefront/remote'
import { addProduct } from './engine/add-to-cart.state'
import { readCartToken } from './engine/cart-token.state'
import { runCommand } from './engine/cart.error-reactions'
import { whenReady } from './engine/cart.state'

/** What the cart does on pages of others: it takes what is bought, and tells of the cart that is there. */
export const headless: RemoteHeadless = {
  start() {
    const stopAnswering = answerCalls('cart.add-product', addProduct)
    if (readCartToken()) void runCommand(whenReady)
    return stopAnswering
  },
}
