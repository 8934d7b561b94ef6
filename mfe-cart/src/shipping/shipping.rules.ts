import type { Cart, CartDetail } from '@storefront/contracts'
import type { Settings } from '@storefront/site'
import { stepAfter, withBack } from '../defaults/cart-defaults.rules'

/** Every product must allow the recipient to enter the address. */
export const isGiftAllowed = ({ products }: Pick<CartDetail, 'products'>) =>
  products.length > 0 && products.every(({ product_info }) => product_info.is_social_gift_allowed)

/** Splitting needs several pieces, and a shop that allows several addresses. */
export const isDivisible = (
  { social_gift, shippings, order }: CartDetail,
  { isSeveralShippingsAllowed }: Pick<Settings, 'isSeveralShippingsAllowed'>,
) => isSeveralShippingsAllowed && social_gift === null && shippings.length > 0 && order.total_quantity > 1

/** Carts with several addresses edit them in the matrix: picking one here would send all products there. */
export const placesStep = ({ shippings }: Pick<CartDetail, 'shippings'>) =>
  shippings.length > 1 ? '/cart/shipping-matrix' : '/cart/shipping-select'

/** Any cart may use the matrix, even with a single address. */
export const isMatrixAllowed = (
  { social_gift }: Pick<CartDetail, 'social_gift'>,
  { isSeveralShippingsAllowed }: Pick<Settings, 'isSeveralShippingsAllowed'>,
) => isSeveralShippingsAllowed && social_gift === null

/** Alcohol requires a date of birth, which is asked for only once. */
export const isBirthdayMissing = ({ data: { detail } }: Cart) =>
  detail.has_alcohol && !detail.orderer?.birthday

type Shipped = { isGift: boolean; isChoosingDelivery: boolean }

/**
 * Delivery days, wrapping and parcels come next if requested (ADR 0072). For a social gift the recipient
 * chooses them, and the payment method must be chosen again. Otherwise, an edit from the confirm screen
 * returns there.
 */
export function stepAfterShipping({ isGift, isChoosingDelivery }: Shipped, search: URLSearchParams): string {
  if (isGift) return '/cart/payment'
  return isChoosingDelivery ? withBack(deliveryStep, search) : stepAfter(search, '/cart/payment')
}

const deliveryStep = '/cart/shipping-detail'
export const isDeliveryStep = (step: string) => step.startsWith(deliveryStep)

/** Asks for the orderer first, then for delivery options if those come next. */
export const ordererStep = (step: string, search: URLSearchParams) =>
  withBack(`/cart/shipping-add?edit=orderer${isDeliveryStep(step) ? '&then=delivery' : ''}`, search)

/** The step after the orderer: the requested delivery step, or the address if there is none yet. */
export function stepAfterOrderer({ shippings }: Pick<CartDetail, 'shippings'>, search: URLSearchParams) {
  if (search.get('then') === 'delivery') return withBack(deliveryStep, search)
  return shippings.length > 0 ? '/cart/confirm' : '/cart/shipping-select'
}

/** True if a delivery choice has already been made, or if there are several addresses. */
export const isDeliveryWished = ({ data: { detail } }: Cart, wishedDay: string | undefined) =>
  wishedDay !== undefined ||
  detail.shippings.length > 1 ||
  detail.shippings.some(({ packings }) =>
    packings.some(
      ({ delivery_at, delivery_timezone_key }) => delivery_at !== null || delivery_timezone_key !== null,
    ),
  )
