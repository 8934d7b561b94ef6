import type { Cart, CartDetail } from '@storefront/contracts'

type Filled = Pick<Cart, 'payment_id'> & {
  data: { detail: Pick<CartDetail, 'shippings' | 'social_gift'> }
}

/** The first screen with a choice left to a member. */
export function firstOpenStep({ payment_id, data: { detail } }: Filled): string {
  if (detail.social_gift || detail.shippings.length === 0) return '/cart/shipping-select'
  return payment_id === null ? '/cart/payment' : '/cart/confirm'
}

/** A part changed from the confirm screen returns there. */
export const isFromConfirm = (search: URLSearchParams) => search.get('back') === 'confirm'

/** Preserves the return to the confirm screen across steps. */
export const withBack = (path: string, search: URLSearchParams) =>
  isFromConfirm(search) ? `${path}${path.includes('?') ? '&' : '?'}back=confirm` : path

export const stepAfter = (search: URLSearchParams, next: string) =>
  isFromConfirm(search) ? '/cart/confirm' : next
