import { on, publish } from '@storefront/event-bus'
import { NetworkError, ResponseError } from '@storefront/http'
import { whenSessionChecked } from '@storefront/session'
import { useEffect, useSyncExternalStore } from 'react'
import { BehaviorSubject } from 'rxjs'
import { fetchFavouriteIds } from './favourite.api'

/** Flags that are known: the member's favourites, then what changed since (§4). */
const flags$ = new BehaviorSubject<ReadonlyMap<number, boolean>>(new Map())
const none: ReadonlyMap<number, boolean> = new Map()
let loading: Promise<void> | undefined

function forget() {
  loading = undefined
  flags$.next(none)
}

on('product.favourite-changed').subscribe(({ product_id, is_favorite }) => flags$.next(new Map(flags$.value).set(product_id, is_favorite)))
on('session.started').subscribe(forget)
on('session.ended').subscribe(forget)

/** Loads the member's favourites once; without them every heart shows what the server said of its product. */
async function loadFavourites() {
  if (!(await whenSessionChecked()).isLogin) return
  try {
    const ids = await fetchFavouriteIds()
    flags$.next(new Map([...ids.map((id) => [id, true] as const), ...flags$.value]))
  } catch (error) {
    loading = undefined
    if (!(error instanceof ResponseError || error instanceof NetworkError)) throw error
  }
}

const subscribe = (notify: () => void) => {
  const subscription = flags$.subscribe(notify)
  return () => subscription.unsubscribe()
}

/** The flag in force: the server's until the member's own favourites are known. */
export function useFavouriteFlag(productId: number, isFavouriteOnServer: boolean, isLogin: boolean): boolean {
  const flags = useSyncExternalStore(subscribe, () => flags$.value, () => none)
  useEffect(() => {
    if (isLogin) loading ??= loadFavourites()
  }, [isLogin])
  return flags.get(productId) ?? isFavouriteOnServer
}

export function tellFavourite(productId: number, isFavourite: boolean) {
  publish('product.favourite-changed', { product_id: productId, is_favorite: isFavourite })
}
