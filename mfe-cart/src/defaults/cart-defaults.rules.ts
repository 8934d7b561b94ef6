import type { Cart, CartDetail } from '@storefront/contracts'

type Filled = Pick<Cart, 'payment_id'> & {
  data: { detail: Pick<CartDetail, 'shippings' | 'social_gift'> }
}

/** The first screen that a member still has something to choose on. */
export function firstOpenStep({ payment_id, data: { detail } }: Filled): string {
  if (detail.social_gift || detail.shippings.length === 0) return '/cart/shipping-select'
  return payment_id === null ? '/cart/payment' : '/cart/confirm'
}

/** A part that is changed from the confirm screen leads back there. */
export const isFromConfirm = (search: URLSearchParams) => search.get('back') === 'confirm'

/** A step between keeps it in mind. */
export const withBack = (path: string, search: URLSearchParams) =>
  isFromConfirm(search) ? `${path}${path.includes('?') ? '&' : '?'}back=confirm` : path

export const stepAfter = (search: URLSearchParams, next: string) =>
  isFromConfirm(search) ? '/cart/confirm' : next
