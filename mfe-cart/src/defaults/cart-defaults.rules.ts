import type { Cart, CartDetail } from '@storefront/contracts'

type Filled = Pick<Cart, 'payment_id'> & {
  data: { detail: Pick<CartDetail, 'shippings' | 'social_gift'> }
}

/** Returns the first screen on which the member still has to choose something. */
export function firstOpenStep({ payment_id, data: { detail } }: Filled): string {
  if (detail.social_gift || detail.shippings.length === 0) return '/cart/shipping-select'
  return payment_id === null ? '/cart/payment' : '/cart/confirm'
}

export const isFromConfirm = (search: URLSearchParams) => search.get('back') === 'confirm'

/** Passes the return to the confirm screen on to the next step. */
export const withBack = (path: string, search: URLSearchParams) =>
  isFromConfirm(search) ? `${path}${path.includes('?') ? '&' : '?'}back=confirm` : path

export const stepAfter = (search: URLSearchParams, next: string) =>
  isFromConfirm(search) ? '/cart/confirm' : next
