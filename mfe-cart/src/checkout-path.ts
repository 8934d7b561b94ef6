import type { Cart } from '@storefront/contracts'
import { currentScope } from '@storefront/http'

/** `open` is the permanent cart. `buy-now` is a separate cart with a single product (ADR 0080). */
export type CartKind = 'open' | 'buy-now'

export const kindOfCart = ({ is_buy_now }: Pick<Cart, 'is_buy_now'>): CartKind =>
  is_buy_now ? 'buy-now' : 'open'

/**
 * Parses a request's query string. A form is posted to the URL of its screen, so it has that screen's query.
 */
export const toSearchParams = ({ url }: Pick<Request, 'url'>) =>
  new URL(url, 'http://shop.invalid').searchParams

/** Returns the kind of cart that the checkout at this URL uses. Two tabs may show different carts. */
export const kindAt = (url: string): CartKind =>
  toSearchParams({ url }).get('buy') === 'now' ? 'buy-now' : 'open'

/**
 * Returns the cart kind of the current page. A loader must pass its own request to {@link kindAt} instead,
 * because that request may be for the next page.
 */
export const currentKind = (): CartKind =>
  kindAt(typeof document === 'undefined' ? (currentScope().url ?? '') : location.href)

export function stepPath(path: string, kind: CartKind = currentKind()): string {
  if (kind === 'open') return path
  return `${path}${path.includes('?') ? '&' : '?'}buy=now`
}

export const completedPath = (orderNo: string, kind?: CartKind) =>
  stepPath(`/cart/complete?order_no=${encodeURIComponent(orderNo)}`, kind)
