import { on, publish, type PurchaseChoice, type RefusalReason } from '@storefront/event-bus'

/** How long the cart may take to answer before the shopper is told. */
const answerDeadlineMs = 15_000

export type PurchaseOutcome = { kind: 'added' } | { kind: 'refused'; reason: RefusalReason; message: string }

/** Numbers the requests of this page; randomUUID is missing where a page is not served securely. */
let requests = 0

/** Asks for a purchase and waits for the cart's answer to this very request. */
export function requestPurchase(choice: PurchaseChoice): Promise<PurchaseOutcome> {
  requests += 1
  const request_id = `catalog-${performance.timeOrigin}-${requests}`
  return new Promise((resolve) => {
    const settle = (outcome: PurchaseOutcome) => {
      added.unsubscribe()
      refused.unsubscribe()
      clearTimeout(deadline)
      resolve(outcome)
    }
    const added = on('cart.product-added').subscribe((fact) => {
      if (fact.request_id === request_id) settle({ kind: 'added' })
    })
    const refused = on('cart.product-refused').subscribe((fact) => {
      if (fact.request_id === request_id)
        settle({ kind: 'refused', reason: fact.reason, message: fact.message })
    })
    const deadline = setTimeout(
      () =>
        settle({
          kind: 'refused',
          reason: 'failed',
          message: 'カートから返事がありませんでした。もう一度お試しください。',
        }),
      answerDeadlineMs,
    )
    publish('catalog.purchase-requested', { request_id, ...choice })
  })
}
