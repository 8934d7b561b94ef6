import { useSyncExternalStore } from 'react'
import { BehaviorSubject } from 'rxjs'
import { setLineQuantity } from './cart.api'
import { performed } from './cart.error-reactions'
import { changeCart, whileSettling } from './cart.state'

const none: ReadonlyMap<string, number> = new Map()
/** What the shopper wants of each line, while the server does not know it yet. */
const wanted$ = new BehaviorSubject(none)

/** Shows the wish at once; clicks that come while one is on its way become one call. */
export function wantQuantity(key: string, quantity: number) {
  const isSending = wanted$.value.has(key)
  wanted$.next(new Map(wanted$.value).set(key, quantity))
  if (!isSending) void whileSettling(sendWishes(key))
}

async function sendWishes(key: string) {
  let sent: number | undefined
  let isTaken = true
  while (isTaken && sent !== wanted$.value.get(key)) {
    const quantity = wanted$.value.get(key) ?? 1
    sent = quantity
    isTaken = await performed(() => changeCart(setLineQuantity(key, quantity)))
  }
  wanted$.next(new Map([...wanted$.value].filter(([line]) => line !== key)))
}

const subscribe = (notify: () => void) => {
  const subscription = wanted$.subscribe(notify)
  return () => subscription.unsubscribe()
}

/** The wished quantity, or the server's when there is no open wish. */
export function useQuantity(key: string, quantityOnServer: number): number {
  const wanted = useSyncExternalStore(subscribe, () => wanted$.value, () => none)
  return wanted.get(key) ?? quantityOnServer
}
