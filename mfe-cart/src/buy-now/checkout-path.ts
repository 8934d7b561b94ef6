import type { Cart } from '@storefront/contracts'
import { currentScope } from '@storefront/http'

/** The permanent cart, or that of a single product bought at once beside it (ADR 0080). */
export type CartKind = 'open' | 'buy-now'

export const kindOfCart = ({ is_buy_now }: Pick<Cart, 'is_buy_now'>): CartKind =>
  is_buy_now ? 'buy-now' : 'open'

/** The query of a screen, or of a form posted from it. */
export const searchOf = ({ url }: Pick<Request, 'url'>) => new URL(url, 'http://shop.invalid').searchParams

/** The cart of the checkout at this URL: two tabs may show different carts. */
export const kindAt = (url: string): CartKind => (searchOf({ url }).get('buy') === 'now' ? 'buy-now' : 'open')

/** The cart of the page on screen; a loader passes its own request, which may belong to the next page. */
export const currentKind = (): CartKind =>
  kindAt(typeof document === 'undefined' ? (currentScope().url ?? '') : location.href)

export function stepPath(path: string, kind: CartKind = currentKind()): string {
  if (kind === 'open') return path
  return `${path}${path.includes('?') ? '&' : '?'}buy=now`
}
