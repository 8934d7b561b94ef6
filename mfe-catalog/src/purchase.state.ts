import { on, publish, type PurchaseChoice } from '@storefront/event-bus'
import { filter, firstValueFrom, map, merge, of, delay } from 'rxjs'

/** How long the cart may take to answer before the shopper is told. */
const answerDeadlineMs = 15_000

export type PurchaseOutcome = { kind: 'added' } | { kind: 'refused'; message: string }

/** Asks for a purchase and waits for the cart's answer to this very request. */
export function requestPurchase(choice: PurchaseChoice): Promise<PurchaseOutcome> {
  const request_id = crypto.randomUUID()
  const isAnswer = <Fact extends { request_id: string }>(fact: Fact) => fact.request_id === request_id
  const outcome = firstValueFrom(
    merge(
      on('cart.product-added').pipe(filter(isAnswer), map((): PurchaseOutcome => ({ kind: 'added' }))),
      on('cart.product-refused').pipe(filter(isAnswer), map(({ message }): PurchaseOutcome => ({ kind: 'refused', message }))),
      of<PurchaseOutcome>({ kind: 'refused', message: 'カートから返事がありませんでした。もう一度お試しください。' }).pipe(delay(answerDeadlineMs)),
    ),
  )
  publish('catalog.purchase-requested', { request_id, ...choice })
  return outcome
}
