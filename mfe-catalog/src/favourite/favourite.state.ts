import { on, publish } from '@storefront/event-bus'
import { inBackground } from '@storefront/remote'
import { whenSessionChecked } from '@storefront/session'
import { createStore } from '@storefront/state'
import { useEffect } from 'react'
import { fetchFavouriteIds } from './favourite.api'

/** Favourite flags by product id, loaded for the member and then updated on each change (§4). */
const flags = createStore<ReadonlyMap<number, boolean>>(new Map())
let isLoading = false

function forget() {
  isLoading = false
  flags.set(new Map())
}

on('product.favourite-changed').subscribe(({ product_id, is_favorite }) =>
  flags.set(new Map(flags.get()).set(product_id, is_favorite)),
)
on('session.started').subscribe(forget)
on('session.ended').subscribe(forget)

/**
 * Loads the favourites once per session. After a failure, buttons show the flag of their product, and the
 * next button to render retries.
 */
async function loadFavourites() {
  if (!(await whenSessionChecked()).isLogin) return
  try {
    const ids = await fetchFavouriteIds()
    flags.set(new Map([...ids.map((id) => [id, true] as const), ...flags.get()]))
  } catch (cause) {
    isLoading = false
    throw cause
  }
}

/** Returns the current flag, or the flag from the server until the member's favourites have loaded. */
export function useFavouriteFlag(
  productId: number,
  { isFavouriteOnServer, isLogin }: { isFavouriteOnServer: boolean; isLogin: boolean },
): boolean {
  const known = flags.use()
  useEffect(() => {
    if (!isLogin || isLoading) return
    isLoading = true
    inBackground('favourites-not-loaded', loadFavourites)
  }, [isLogin])
  return known.get(productId) ?? isFavouriteOnServer
}

export function publishFavourite(productId: number, { isFavourite }: { isFavourite: boolean }) {
  publish('product.favourite-changed', { product_id: productId, is_favorite: isFavourite })
}
