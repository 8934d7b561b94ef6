import { on, publish, type AnalyticsItem } from '@storefront/event-bus'
import { ResponseError } from '@storefront/http'
import { recordWish } from './analytics.rules'
import { markInTurn } from './favourite.api'

/** A heart that a guest has pressed, on the way through the login. */
export type FavouriteWish = { productId: number; name: string; item?: AnalyticsItem }

const key = 'favourite-wish'
/** Who signs in later than this has something else in mind. */
const keptMs = 10 * 60 * 1_000

/** Keeps the last wish of this tab until its shopper has signed in. */
export function keepWish(wish: FavouriteWish) {
  sessionStorage.setItem(key, JSON.stringify({ ...wish, at: Date.now() }))
}

/** Taken by the first who asks, so that no wish is done twice. */
function takeWish(): FavouriteWish | undefined {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (!kept) return undefined
  const { at, ...wish } = JSON.parse(kept) as FavouriteWish & { at: number }
  return Date.now() - at < keptMs ? wish : undefined
}

/** Does what the guest has asked for, and says so. */
export async function fulfilWish(): Promise<void> {
  const wish = takeWish()
  if (!wish) return
  try {
    await markInTurn(wish.productId, true).answered
    publish('product.favourite-changed', { product_id: wish.productId, is_favorite: true })
    publish('notice.raised', { type: 'positive', message: `「${wish.name}」をお気に入りに登録しました` })
    if (wish.item) publish('analytics.recorded', recordWish(wish.item))
  } catch (error) {
    const message =
      error instanceof ResponseError
        ? error.message
        : 'お気に入りに登録できませんでした。もう一度ハートを押してください。'
    publish('notice.raised', { type: 'danger', message })
  }
}

on('session.started').subscribe(() => void fulfilWish())
on('session.ended').subscribe(({ reason }) => {
  // Whoever signs in next is somebody else.
  if (reason === 'signed-out' || reason === 'account-closed') sessionStorage.removeItem(key)
})
