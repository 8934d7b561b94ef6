import type { Cart } from '@storefront/contracts'
import { currentScope } from '@storefront/http'

/** The permanent cart, or a separate single-product cart for buy-now (ADR 0080). */
export type CartKind = 'open' | 'buy-now'

export const kindOfCart = ({ is_buy_now }: Pick<Cart, 'is_buy_now'>): CartKind =>
  is_buy_now ? 'buy-now' : 'open'

/** The query string of a screen, or of the screen that posted a form. */
export const searchOf = ({ url }: Pick<Request, 'url'>) => new URL(url, 'http://shop.invalid').searchParams

/** Which cart the checkout at this URL uses. Two tabs may show different carts. */
export const kindAt = (url: string): CartKind => (searchOf({ url }).get('buy') === 'now' ? 'buy-now' : 'open')

/**
 * The cart kind of the page on screen. Loaders must pass their own request, which may be for the next page.
 */
export const currentKind = (): CartKind =>
  kindAt(typeof document === 'undefined' ? (currentScope().url ?? '') : location.href)

export function stepPath(path: string, kind: CartKind = currentKind()): string {
  if (kind === 'open') return path
  return `${path}${path.includes('?') ? '&' : '?'}buy=now`
}
