import { on, publish, type AnalyticsItem } from '@storefront/event-bus'
import { ResponseError } from '@storefront/http'
import { recordAddToWishlist } from '../analytics.rules'
import { queueFavouriteChange } from './favourite.api'

export type PendingFavourite = { productId: number; name: string; item?: AnalyticsItem }

const key = 'pending-favourite'
/** A guest's click expires after this time, because a later login is probably unrelated. */
const keptMs = 10 * 60 * 1_000

/** Stores a guest's last click in this tab until the guest has logged in. */
export function savePendingFavourite(pending: PendingFavourite) {
  sessionStorage.setItem(key, JSON.stringify({ ...pending, at: Date.now() }))
}

/** Returns the stored click and removes it, so that it is applied only once. */
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
  // The next person to log in on this device may be a different member.
  if (reason === 'signed-out' || reason === 'account-closed') sessionStorage.removeItem(key)
})
