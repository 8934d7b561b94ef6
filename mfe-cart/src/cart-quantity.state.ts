import type { CartProduct } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { useSyncExternalStore } from 'react'
import { BehaviorSubject } from 'rxjs'
import { setLineQuantity } from './cart.api'
import { recordItems } from './cart-analytics.rules'
import { performed } from './cart.error-reactions'
import { changeCart, whileSettling } from './cart.state'

const none: ReadonlyMap<string, number> = new Map()
/** What the shopper wants of each line, while the server does not know it yet. */
const wanted$ = new BehaviorSubject(none)

/** Shows the wish at once; clicks that come while one is on its way become one call. */
export function wantQuantity(line: CartProduct, quantity: number) {
  const isSending = wanted$.value.has(line.key)
  wanted$.next(new Map(wanted$.value).set(line.key, quantity))
  if (!isSending) void whileSettling(sendWishes(line))
}

async function sendWishes(line: CartProduct) {
  const { key } = line
  let taken = line.quantity
  let sent: number | undefined
  let isTaken = true
  try {
    for (
      let quantity = wishOf(key);
      isTaken && quantity !== undefined && quantity !== sent;
      quantity = wishOf(key)
    ) {
      const next = quantity
      sent = next
      isTaken = await performed(() => changeCart(setLineQuantity(key, next)))
      if (isTaken) taken = next
    }
  } finally {
    forgetWish(key)
    recordDifference(line, taken - line.quantity)
  }
}

const wishOf = (key: string) => wanted$.value.get(key)

/** What is wanted of a line that leaves the cart is not sent any more; answers what it was. */
export function forgetWish(key: string): number | undefined {
  const wish = wishOf(key)
  wanted$.next(new Map([...wanted$.value].filter(([known]) => known !== key)))
  return wish
}

/** What a changed quantity puts in or takes out, told once however many clicks it took. */
function recordDifference(line: CartProduct, difference: number) {
  if (difference === 0) return
  const name = difference > 0 ? 'add_to_cart' : 'remove_from_cart'
  publish('analytics.recorded', recordItems(name, [{ ...line, quantity: Math.abs(difference) }]))
}

const subscribe = (notify: () => void) => {
  const subscription = wanted$.subscribe(notify)
  return () => subscription.unsubscribe()
}

/** The wished quantity, or the server's when there is no open wish. */
export function useQuantity(key: string, quantityOnServer: number): number {
  const wanted = useSyncExternalStore(
    subscribe,
    () => wanted$.value,
    () => none,
  )
  return wanted.get(key) ?? quantityOnServer
}
