import {
  callRemote,
  type BuyNowOutcome,
  type ExpressNowOutcome,
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
    return unanswered(error)
  }
}

/** Asks the cart for a checkout of this alone. */
export async function requestBuyNow(choice: PurchaseChoice): Promise<BuyNowOutcome> {
  try {
    return await callRemote('cart.buy-now', choice, { deadlineMs: answerDeadlineMs })
  } catch (error) {
    return unanswered(error)
  }
}

/** As {@link requestBuyNow}, begun at a wallet that gives name and address along. */
export async function requestExpressNow(
  choice: PurchaseChoice,
  payment_code: string,
): Promise<ExpressNowOutcome> {
  try {
    return await callRemote('cart.express-now', { ...choice, payment_code }, { deadlineMs: answerDeadlineMs })
  } catch (error) {
    return unanswered(error)
  }
}

function unanswered(error: unknown) {
  if (!(error instanceof UnansweredCallError)) throw error
  return {
    kind: 'refused' as const,
    reason: 'failed' as const,
    message: 'カートから返事がありませんでした。もう一度お試しください。',
  }
}
