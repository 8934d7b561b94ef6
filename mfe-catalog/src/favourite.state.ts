import { on, publish } from '@storefront/event-bus'
import { NetworkError, ResponseError } from '@storefront/http'
import { whenSessionChecked } from '@storefront/session'
import { useEffect, useSyncExternalStore } from 'react'
import { fetchFavouriteIds } from './favourite.api'

/** Flags that are known: the member's favourites, then what changed since (§4). */
const none: ReadonlyMap<number, boolean> = new Map()
const listeners = new Set<() => void>()
let flags = none
let loading: Promise<void> | undefined

function setFlags(next: ReadonlyMap<number, boolean>) {
  flags = next
  listeners.forEach((notify) => notify())
}

function forget() {
  loading = undefined
  setFlags(none)
}

on('product.favourite-changed').subscribe(({ product_id, is_favorite }) => setFlags(new Map(flags).set(product_id, is_favorite)))
on('session.started').subscribe(forget)
on('session.ended').subscribe(forget)

/** Loads the member's favourites once; without them every heart shows what the server said of its product. */
async function loadFavourites() {
  if (!(await whenSessionChecked()).isLogin) return
  try {
    const ids = await fetchFavouriteIds()
    setFlags(new Map([...ids.map((id) => [id, true] as const), ...flags]))
  } catch (error) {
    loading = undefined
    if (!(error instanceof ResponseError || error instanceof NetworkError)) throw error
  }
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** The flag in force: the server's until the member's own favourites are known. */
export function useFavouriteFlag(productId: number, isFavouriteOnServer: boolean, isLogin: boolean): boolean {
  const known = useSyncExternalStore(subscribe, () => flags, () => none)
  useEffect(() => {
    if (isLogin) loading ??= loadFavourites()
  }, [isLogin])
  return known.get(productId) ?? isFavouriteOnServer
}

export function tellFavourite(productId: number, isFavourite: boolean) {
  publish('product.favourite-changed', { product_id: productId, is_favorite: isFavourite })
}
