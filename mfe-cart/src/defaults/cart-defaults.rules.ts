import type { Cart, CartDetail } from '@storefront/contracts'

type Filled = Pick<Cart, 'payment_id'> & {
  data: { detail: Pick<CartDetail, 'shippings' | 'social_gift'> }
}

/** The first screen where the member still has something to choose. */
export function firstOpenStep({ payment_id, data: { detail } }: Filled): string {
  if (detail.social_gift || detail.shippings.length === 0) return '/cart/shipping-select'
  return payment_id === null ? '/cart/payment' : '/cart/confirm'
}

/** Something edited from the confirm screen returns there. */
export const isFromConfirm = (search: URLSearchParams) => search.get('back') === 'confirm'

/** Carries the return to the confirm screen across steps. */
export const withBack = (path: string, search: URLSearchParams) =>
  isFromConfirm(search) ? `${path}${path.includes('?') ? '&' : '?'}back=confirm` : path

export const stepAfter = (search: URLSearchParams, next: string) =>
  isFromConfirm(search) ? '/cart/confirm' : next
