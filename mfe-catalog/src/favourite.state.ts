import { on, publish } from '@storefront/event-bus'
import { whenSessionChecked } from '@storefront/session'
import { useEffect, useSyncExternalStore } from 'react'
import { inBackground } from './background-task'
import { fetchFavouriteIds } from './favourite.api'

/** Flags that are known: the member's favourites, then what changed since (§4). */
const none: ReadonlyMap<number, boolean> = new Map()
const listeners = new Set<() => void>()
let flags = none
let isLoading = false

function setFlags(next: ReadonlyMap<number, boolean>) {
  flags = next
  listeners.forEach((notify) => notify())
}

function forget() {
  isLoading = false
  setFlags(none)
}

on('product.favourite-changed').subscribe(({ product_id, is_favorite }) => setFlags(new Map(flags).set(product_id, is_favorite)))
on('session.started').subscribe(forget)
on('session.ended').subscribe(forget)

/** Once per session; without them every heart shows what the server said of its product. */
async function loadFavourites() {
  if (!(await whenSessionChecked()).isLogin) return
  const ids = await fetchFavouriteIds()
  setFlags(new Map([...ids.map((id) => [id, true] as const), ...flags]))
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** The flag in force: the server's until the member's own favourites are known. */
export function useFavouriteFlag(productId: number, isFavouriteOnServer: boolean, isLogin: boolean): boolean {
  const known = useSyncExternalStore(subscribe, () => flags, () => none)
  useEffect(() => {
    if (!isLogin || isLoading) return
    isLoading = true
    inBackground('favourites-not-loaded', loadFavourites())
  }, [isLogin])
  return known.get(productId) ?? isFavouriteOnServer
}

export function tellFavourite(productId: number, isFavourite: boolean) {
  publish('product.favourite-changed', { product_id: productId, is_favorite: isFavourite })
}
