import { on, publish, type AnalyticsItem } from '@storefront/event-bus'
import { ResponseError } from '@storefront/http'
import { recordAddToWishlist } from '../analytics.rules'
import { queueFavouriteChange } from './favourite.api'

export type PendingFavourite = { productId: number; name: string; item?: AnalyticsItem }

const key = 'pending-favourite'
/** After this long, assume that the shopper no longer logs in because of that click. */
const keptMs = 10 * 60 * 1_000

/** Stores this tab's last click until its shopper has signed in. */
export function savePendingFavourite(pending: PendingFavourite) {
  sessionStorage.setItem(key, JSON.stringify({ ...pending, at: Date.now() }))
}

/** Reads and removes the click, so that it is applied only once. */
function takePendingFavourite(): PendingFavourite | undefined {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (!kept) return undefined
  const { at, ...pending } = JSON.parse(kept) as PendingFavourite & { at: number }
  return Date.now() - at < keptMs ? pending : undefined
}

export async function applyPendingFavourite(): Promise<void> {
  const pending = takePendingFavourite()
  if (!pending) return
  try {
    await queueFavouriteChange(pending.productId, { isFavourite: true }).answered
    publish('product.favourite-changed', { product_id: pending.productId, is_favorite: true })
    publish('toast.raised', { type: 'positive', message: `「${pending.name}」をお気に入りに登録しました` })
    if (pending.item) publish('analytics.recorded', recordAddToWishlist(pending.item))
  } catch (error) {
    const message =
      error instanceof ResponseError
        ? error.message
        : 'お気に入りに登録できませんでした。もう一度ハートを押してください。'
    publish('toast.raised', { type: 'danger', message })
  }
}

on('session.started').subscribe(() => void applyPendingFavourite())
on('session.ended').subscribe(({ reason }) => {
  // The next login may be someone else's.
  if (reason === 'signed-out' || reason === 'account-closed') sessionStorage.removeItem(key)
})
