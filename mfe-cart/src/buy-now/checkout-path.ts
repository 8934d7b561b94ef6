import type { Cart } from '@storefront/contracts'
import { currentScope } from '@storefront/http'

/** The cart that stays, or the one of a single product that is bought at once beside it (ADR 0080). */
export type CartKind = 'open' | 'buy-now'

export const kindOfCart = ({ is_buy_now }: Pick<Cart, 'is_buy_now'>): CartKind =>
  is_buy_now ? 'buy-now' : 'open'

/** The query of a screen, of a form that was posted from it too. */
export const searchOf = ({ url }: Pick<Request, 'url'>) => new URL(url, 'http://shop.invalid').searchParams

/** Which cart the checkout at this address is of: two tabs may stand in two of them. */
export const kindAt = (url: string): CartKind => (searchOf({ url }).get('buy') === 'now' ? 'buy-now' : 'open')

/** Of the page that is shown; a loader asks its own request, which may be of the next one. */
export const currentKind = (): CartKind =>
  kindAt(typeof document === 'undefined' ? (currentScope().url ?? '') : location.href)

/** The address of a step in the same checkout. */
export function stepPath(path: string, kind: CartKind = currentKind()): string {
  if (kind === 'open') return path
  return `${path}${path.includes('?') ? '&' : '?'}buy=now`
}
