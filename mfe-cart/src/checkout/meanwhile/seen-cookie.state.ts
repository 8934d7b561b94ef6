import type { Cart } from '@storefront/contracts'
import { readCookie, writeCookie } from '@storefront/state'
import { kindOfCart, type CartKind } from '../../buy-now/checkout-path'
import { changesSince, seenCart, type SeenCart } from './meanwhile.rules'
import { readSeen, writeSeen } from './seen-cookie.rules'

const cookieNames: Record<CartKind, string> = { open: 'cartSeen', 'buy-now': 'buyNowSeen' }
/** Who comes back later begins anew. */
const kept = { maxAgeSeconds: 24 * 60 * 60 }

function read(kind: CartKind): SeenCart | undefined {
  const text = readCookie(cookieNames[kind])
  return text === undefined ? undefined : readSeen(text)
}

function keep(seen: SeenCart, kind: CartKind) {
  const text = writeSeen(seen)
  if (text !== undefined) writeCookie(cookieNames[kind], text, kept)
}

/**
 * On a server: what has changed since the page before, for who has no script that would compare them. The
 * page that is rendered now is what the next one is compared with.
 */
export function tellUnscripted(cart: Cart, { isWholeCartShown }: { isWholeCartShown: boolean }): string[] {
  const kind = kindOfCart(cart)
  const seen = read(kind)
  keep(seenCart(cart), kind)
  if (!seen) return []
  return changesSince(seen, cart, isWholeCartShown || cart.version <= seen.version ? 'own' : 'unknown')
}

/**
 * A posted form has changed the cart as the page before has shown it: what it did is the shopper's own, and
 * no news. The shop's prices are still compared.
 */
export function countPostedWrite(before: Cart, after: Cart) {
  const kind = kindOfCart(before)
  const seen = read(kind)
  if (seen?.token === before.token && seen.version === before.version)
    keep({ ...seen, version: after.version }, kind)
}
