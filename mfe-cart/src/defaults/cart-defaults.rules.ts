import type { Cart, CartDetail, DefaultsNote } from '@storefront/contracts'

type Filled = Pick<Cart, 'payment_id'> & {
  data: { detail: Pick<CartDetail, 'shippings' | 'social_gift'> }
}

/** The first screen that a member still has something to choose on. */
export function firstOpenStep({ payment_id, data: { detail } }: Filled): string {
  if (detail.social_gift || detail.shippings.length === 0) return '/cart/shipping-select'
  return payment_id === null ? '/cart/payment' : '/cart/confirm'
}

/** Notes of what is still open: a choice that was made meanwhile needs none. */
export const openNotes = (
  notes: readonly DefaultsNote[],
  { payment_id, data: { detail } }: Filled,
): DefaultsNote[] =>
  notes.filter(({ code }) => {
    if (code === 'cart.defaults.fewer_points') return true
    return code === 'cart.defaults.address_gone' ? detail.shippings.length === 0 : payment_id === null
  })

/** A part that is changed from the confirm screen leads back there. */
export const isFromConfirm = (search: URLSearchParams) => search.get('back') === 'confirm'

export const stepAfter = (search: URLSearchParams, next: string) =>
  isFromConfirm(search) ? '/cart/confirm' : next
