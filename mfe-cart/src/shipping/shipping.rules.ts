import type { Cart, CartDetail } from '@storefront/contracts'
import type { Settings } from '@storefront/site'
import { stepAfter, withBack } from '../defaults/cart-defaults.rules'

/** Every line may be given to someone who enters the address. */
export const isGiftAllowed = ({ products }: Pick<CartDetail, 'products'>) =>
  products.length > 0 && products.every(({ product_info }) => product_info.is_social_gift_allowed)

/** Several pieces may go to several addresses where the shop allows it. */
export const isDivisible = (
  { social_gift, shippings, order }: CartDetail,
  { isSeveralShippingsAllowed }: Pick<Settings, 'isSeveralShippingsAllowed'>,
) => isSeveralShippingsAllowed && social_gift === null && shippings.length > 0 && order.total_quantity > 1

/** Several places are changed where they are seen together: the choice of one would send all goods there. */
export const placesStep = ({ shippings }: Pick<CartDetail, 'shippings'>) =>
  shippings.length > 1 ? '/cart/shipping-matrix' : '/cart/shipping-select'

/** Any goods may go to several addresses at once, however many of them there are yet. */
export const isMatrixAllowed = (
  { social_gift }: Pick<CartDetail, 'social_gift'>,
  { isSeveralShippingsAllowed }: Pick<Settings, 'isSeveralShippingsAllowed'>,
) => isSeveralShippingsAllowed && social_gift === null

/** Alcohol asks for the date of birth, once. */
export const isBirthdayMissing = ({ data: { detail } }: Cart) =>
  detail.has_alcohol && !detail.orderer?.birthday

type Shipped = { isGift: boolean; isChoosingDelivery: boolean }

/**
 * Who wishes for a day, wrapping or parcels says so next (ADR 0072); of a social gift its recipient does, and
 * its payment is chosen anew. Else who came from the confirm screen is done.
 */
export function stepAfterShipping({ isGift, isChoosingDelivery }: Shipped, search: URLSearchParams): string {
  if (isGift) return '/cart/payment'
  return isChoosingDelivery ? withBack(deliveryStep, search) : stepAfter(search, '/cart/payment')
}

const deliveryStep = '/cart/shipping-detail'
export const isDeliveryStep = (step: string) => step.startsWith(deliveryStep)

/** Who orders is asked first; what was wished for comes after it. */
export const ordererStep = (step: string, search: URLSearchParams) =>
  withBack(`/cart/shipping-add?edit=orderer${isDeliveryStep(step) ? '&then=delivery' : ''}`, search)

/** After who orders: what was wished for, or where it goes, if that is still open. */
export function stepAfterOrderer({ shippings }: Pick<CartDetail, 'shippings'>, search: URLSearchParams) {
  if (search.get('then') === 'delivery') return withBack(deliveryStep, search)
  return shippings.length > 0 ? '/cart/confirm' : '/cart/shipping-select'
}

/** Something was wished for already, or goes to more than one place. */
export const isDeliveryWished = ({ data: { detail } }: Cart, wishedDay: string | undefined) =>
  wishedDay !== undefined ||
  detail.shippings.length > 1 ||
  detail.shippings.some(({ packings }) =>
    packings.some(
      ({ delivery_at, delivery_timezone_key }) => delivery_at !== null || delivery_timezone_key !== null,
    ),
  )
