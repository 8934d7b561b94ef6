import {
  callRemote,
  UnansweredCallError,
  type PurchaseChoice,
  type PurchaseOutcome,
} from '@storefront/event-bus'

/** How long the cart may take to answer before the shopper is told. */
const answerDeadlineMs = 15_000

/** Asks the cart to take what was chosen; a cart that does not answer is a refusal as well. */
export async function requestPurchase(choice: PurchaseChoice): Promise<PurchaseOutcome> {
  try {
    return await callRemote('cart.add-product', choice, { deadlineMs: answerDeadlineMs })
  } catch (error) {
    if (!(error instanceof UnansweredCallError)) throw error
    return {
      kind: 'refused',
      reason: 'failed',
      message: 'カートから返事がありませんでした。もう一度お試しください。',
    }
  }
}
