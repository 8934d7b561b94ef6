import { answerCalls } from '@storefront/event-bus'
import type { RemoteHeadless } from '@storefront/remote'
import { addProduct } from './engine/add-to-cart.state'
import { readCartToken } from './engine/cart-token.state'
import { runCommand } from './engine/cart.error-reactions'
import { whenReady } from './engine/cart.state'

const changes = () => import('./change-line/change-line.state')

/**
 * The cart on the pages of other remotes. Handles purchases and publishes the contents of an existing cart.
 */
export const headless: RemoteHeadless = {
  start() {
    const stopAdding = answerCalls('cart.add-product', addProduct)
    const stopFinding = answerCalls('cart.find-line', async (asked) => (await changes()).findLine(asked))
    const stopChanging = answerCalls('cart.change-line', async (change) =>
      (await changes()).changeLine(change),
    )
    const stopBuying = answerCalls('cart.buy-now', async (choice) => {
      const { buyNow } = await import('./buy-now.state')
      return buyNow(choice)
    })
    const stopExpress = answerCalls('cart.express-now', async (choice) => {
      const { expressNow } = await import('./express/express-now')
      return expressNow(choice)
    })
    // A press that waited for this code comes first, because it opens the cart itself.
    if (readCartToken()) void Promise.resolve().then(() => runCommand(() => whenReady('open')))
    return () => {
      stopAdding()
      stopFinding()
      stopChanging()
      stopBuying()
      stopExpress()
    }
  },
}
