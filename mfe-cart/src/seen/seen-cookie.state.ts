import type { Cart } from '@storefront/contracts'
import { readCookie, writeCookie } from '@storefront/state'
import { kindOfCart, type CartKind } from '../checkout-path'
import { changesSince, seenCart, type SeenCart } from './meanwhile.rules'
import { readSeen, writeSeen } from './seen-cookie.rules'

const cookieNames: Record<CartKind, string> = { open: 'cartSeen', 'buy-now': 'buyNowSeen' }
/** A cart seen more than a day ago is no longer compared. */
const kept = { maxAgeSeconds: 24 * 60 * 60 }

function read(kind: CartKind): SeenCart | undefined {
  const text = readCookie(cookieNames[kind])
  return text === undefined ? undefined : readSeen(text)
}

function saveSeen(seen: SeenCart, kind: CartKind) {
  const text = writeSeen(seen)
  if (text !== undefined) writeCookie(cookieNames[kind], text, kept)
}

/**
 * Returns the changes since the previous page, for browsers without JavaScript. Runs only on the server.
 * Stores the rendered cart for the next comparison.
 */
export function reportUnscripted(cart: Cart, { isWholeCartShown }: { isWholeCartShown: boolean }): string[] {
  const kind = kindOfCart(cart)
  const seen = read(kind)
  saveSeen(seenCart(cart), kind)
  if (!seen) return []
  return changesSince(seen, cart, isWholeCartShown || cart.version <= seen.version ? 'own' : 'unknown')
}

/**
 * Treats a posted change as the shopper's own if the previous page showed this cart, so the change isn't
 * reported. Prices are still compared.
 */
export function countPostedWrite(before: Cart, after: Cart) {
  const kind = kindOfCart(before)
  const seen = read(kind)
  if (seen?.token === before.token && seen.version === before.version)
    saveSeen({ ...seen, version: after.version }, kind)
}
