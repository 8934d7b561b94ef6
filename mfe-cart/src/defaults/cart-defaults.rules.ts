import type { Cart, CartDetail } from '@storefront/contracts'

type Filled = Pick<Cart, 'payment_id'> & {
  data: {
    detail: Pick<CartDetail, 'shippings' | 'social_gift'> & {
      order: Pick<CartDetail['order'], 'payment_fee'>
    }
  }
}

const filledNames = { both: 'お届け先・お支払い方法', address: 'お届け先', payment: 'お支払い方法' } as const

/** Leads to the confirm screen, and names there the choices that the cart didn't have before. */
function confirmStep(before: Filled | undefined): string {
  const isAddressKnown = (before?.data.detail.shippings.length ?? 0) > 0
  const isPaymentKnown = (before?.payment_id ?? null) !== null
  if (isAddressKnown && isPaymentKnown) return '/cart/confirm'
  return `/cart/confirm?filled=${isAddressKnown ? 'payment' : isPaymentKnown ? 'address' : 'both'}`
}

/** Returns the names of the choices that were filled in on the way to the confirm screen. */
export function findFilledNames(search: URLSearchParams): string | undefined {
  const filled = search.get('filled') ?? ''
  return Object.hasOwn(filledNames, filled) ? filledNames[filled as keyof typeof filledNames] : undefined
}

/**
 * Returns the first screen on which the member still has to choose something. A method with a fee is shown on
 * its own screen, so that the fee is seen beside the other methods.
 */
export function firstOpenStep({ payment_id, data: { detail } }: Filled, before?: Filled): string {
  if (detail.social_gift || detail.shippings.length === 0) return '/cart/shipping-select'
  return payment_id === null || detail.order.payment_fee > 0 ? '/cart/payment' : confirmStep(before)
}

/**
 * Returns the first step of a guest's buy-now checkout: the address, or the confirm screen if the browser's
 * previous one had everything.
 */
export const guestBuyNowStep = ({ payment_id, data: { detail } }: Cart): string =>
  detail.shippings.length > 0 && detail.orderer !== null && payment_id !== null
    ? '/cart/confirm'
    : '/cart/shipping-add'

export const isFromConfirm = (search: URLSearchParams) => search.get('back') === 'confirm'

/** Passes the return to the confirm screen on to the next step. */
export const withBack = (path: string, search: URLSearchParams) =>
  isFromConfirm(search) ? `${path}${path.includes('?') ? '&' : '?'}back=confirm` : path

export const stepAfter = (search: URLSearchParams, next: string) =>
  isFromConfirm(search) ? '/cart/confirm' : next
