import type { Cart, CartDetail } from '@storefront/contracts'
import type { Settings } from '@storefront/site'
import { stepAfter, withBack } from '../defaults/cart-defaults.rules'

/** Every product must allow a recipient who enters the address. */
export const isGiftAllowed = ({ products }: Pick<CartDetail, 'products'>) =>
  products.length > 0 && products.every(({ product_info }) => product_info.is_social_gift_allowed)

/** Several pieces may go to several addresses where the shop allows it. */
export const isDivisible = (
  { social_gift, shippings, order }: CartDetail,
  { isSeveralShippingsAllowed }: Pick<Settings, 'isSeveralShippingsAllowed'>,
) => isSeveralShippingsAllowed && social_gift === null && shippings.length > 0 && order.total_quantity > 1

/** Several addresses are changed in the matrix: choosing one would send all goods there. */
export const placesStep = ({ shippings }: Pick<CartDetail, 'shippings'>) =>
  shippings.length > 1 ? '/cart/shipping-matrix' : '/cart/shipping-select'

/** Any cart may use the matrix, however many addresses it has. */
export const isMatrixAllowed = (
  { social_gift }: Pick<CartDetail, 'social_gift'>,
  { isSeveralShippingsAllowed }: Pick<Settings, 'isSeveralShippingsAllowed'>,
) => isSeveralShippingsAllowed && social_gift === null

/** Alcohol requires the date of birth once. */
export const isBirthdayMissing = ({ data: { detail } }: Cart) =>
  detail.has_alcohol && !detail.orderer?.birthday

type Shipped = { isGift: boolean; isChoosingDelivery: boolean }

/**
 * Days, wrapping and parcels come next on request (ADR 0072); a social gift's recipient chooses them, and its
 * payment is chosen again. Otherwise an edit from the confirm screen returns there.
 */
export function stepAfterShipping({ isGift, isChoosingDelivery }: Shipped, search: URLSearchParams): string {
  if (isGift) return '/cart/payment'
  return isChoosingDelivery ? withBack(deliveryStep, search) : stepAfter(search, '/cart/payment')
}

const deliveryStep = '/cart/shipping-detail'
export const isDeliveryStep = (step: string) => step.startsWith(deliveryStep)

/** Asks for the orderer first, then for the delivery. */
export const ordererStep = (step: string, search: URLSearchParams) =>
  withBack(`/cart/shipping-add?edit=orderer${isDeliveryStep(step) ? '&then=delivery' : ''}`, search)

/** After the orderer: the requested delivery step, or the address if it is still open. */
export function stepAfterOrderer({ shippings }: Pick<CartDetail, 'shippings'>, search: URLSearchParams) {
  if (search.get('then') === 'delivery') return withBack(deliveryStep, search)
  return shippings.length > 0 ? '/cart/confirm' : '/cart/shipping-select'
}

/** A delivery choice was already made, or there are several addresses. */
export const isDeliveryWished = ({ data: { detail } }: Cart, wishedDay: string | undefined) =>
  wishedDay !== undefined ||
  detail.shippings.length > 1 ||
  detail.shippings.some(({ packings }) =>
    packings.some(
      ({ delivery_at, delivery_timezone_key }) => delivery_at !== null || delivery_timezone_key !== null,
    ),
  )
