import { on } from '@storefront/event-bus'
import { createStore } from '@storefront/state'

type Kept = { entry: string; url: string; orders: unknown }

/** The list that was left last, with its place in the browser's history. */
const kept = createStore<Kept | undefined>(undefined)

/** Which entry of the history this is. */
function entryNow(): string {
  const { key = '', idx = 0 } = (history.state ?? {}) as { key?: string; idx?: number }
  return `${idx} ${key}`
}

/** To be called when a list is on screen: what it gives back keeps the list when it is left. */
export function keepWhenLeft(url: string, orders: unknown): () => void {
  const entry = entryNow()
  kept.set(undefined)
  return () => kept.set({ entry, url, orders })
}

/** The list as it was left, on a previous-page return to it (§4). */
export function takeLeftOrders<Orders>(url: string): Orders | undefined {
  if (typeof window === 'undefined') return undefined
  const left = kept.get()
  return left?.url === url && left.entry === entryNow() ? (left.orders as Orders) : undefined
}

/** What was kept holds no longer. */
export const forgetOrders = () => kept.set(undefined)

on('session.started').subscribe(forgetOrders)
on('session.ended').subscribe(forgetOrders)
