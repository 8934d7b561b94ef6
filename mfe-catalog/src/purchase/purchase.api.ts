import {
  callRemote,
  type BuyNowOutcome,
  type ExpressNowOutcome,
  UnansweredCallError,
  type PurchaseChoice,
  type PurchaseOutcome,
} from '@storefront/event-bus'

const answerDeadlineMs = 15_000

/** Asks the cart to add the selection. A timeout is returned as `refused`. */
export async function requestPurchase(choice: PurchaseChoice): Promise<PurchaseOutcome> {
  try {
    return await callRemote('cart.add-product', choice, { deadlineMs: answerDeadlineMs })
  } catch (error) {
    return unanswered(error)
  }
}

/** Asks the cart for a checkout of this product only. A timeout is returned as `refused`. */
export async function requestBuyNow(choice: PurchaseChoice): Promise<BuyNowOutcome> {
  try {
    return await callRemote('cart.buy-now', choice, { deadlineMs: answerDeadlineMs })
  } catch (error) {
    return unanswered(error)
  }
}

/** Works like {@link requestBuyNow}, but starts at a wallet, which supplies the name and address. */
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

/** Returns a timeout as a rejection. Throws any other error. */
export function unanswered(error: unknown) {
  if (!(error instanceof UnansweredCallError)) throw error
  return {
    kind: 'refused' as const,
    reason: 'failed' as const,
    message: 'カートから返事がありませんでした。もう一度お試しください。',
  }
}
