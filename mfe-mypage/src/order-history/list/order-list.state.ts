import { on } from '@storefront/event-bus'
import { createStore } from '@storefront/state'

type Kept = { entry: string; url: string; orders: unknown }

/** Order list that the shopper left last, with its browser history entry. */
const kept = createStore<Kept | undefined>(undefined)

function entryNow(): string {
  const { key = '', idx = 0 } = (history.state ?? {}) as { key?: string; idx?: number }
  return `${idx} ${key}`
}

/**
 * Call this when a list is shown. The returned function stores the list and must run when the shopper leaves.
 */
export function cacheWhenLeft(url: string, orders: unknown): () => void {
  const entry = entryNow()
  kept.set(undefined)
  return () => kept.set({ entry, url, orders })
}

/**
 * Returns the stored list if the shopper went Back to its history entry (§4), otherwise undefined. The list
 * stays stored until `cacheWhenLeft` is called for the list that is shown.
 */
export function takeLeftOrders<Orders>(url: string): Orders | undefined {
  if (typeof window === 'undefined') return undefined
  const left = kept.get()
  return left?.url === url && left.entry === entryNow() ? (left.orders as Orders) : undefined
}

export const forgetOrders = () => kept.set(undefined)

on('session.started').subscribe(forgetOrders)
on('session.ended').subscribe(forgetOrders)
