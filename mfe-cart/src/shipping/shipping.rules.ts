import type { Cart, CartDetail } from '@storefront/contracts'
import type { Settings } from '@storefront/site'
import { stepAfter, withBack } from '../defaults/cart-defaults.rules'

/** Returns true if every product allows the recipient to enter the address. */
export const isGiftAllowed = ({ products }: Pick<CartDetail, 'products'>) =>
  products.length > 0 && products.every(({ product_info }) => product_info.is_social_gift_allowed)

/**
 * Returns true if the cart can be split. That needs several pieces and a shop that allows several addresses.
 */
export const isDivisible = (
  { social_gift, shippings, order }: CartDetail,
  { isSeveralShippingsAllowed }: Pick<Settings, 'isSeveralShippingsAllowed'>,
) => isSeveralShippingsAllowed && social_gift === null && shippings.length > 0 && order.total_quantity > 1

/**
 * Returns the step that edits the addresses. Several addresses are edited in the matrix, because choosing one
 * on shipping-select would send all products to it.
 */
export const placesStep = ({ shippings }: Pick<CartDetail, 'shippings'>) =>
  shippings.length > 1 ? '/cart/shipping-matrix' : '/cart/shipping-select'

/** Returns true if the cart may use the matrix. A single address is enough. */
export const isMatrixAllowed = (
  { social_gift }: Pick<CartDetail, 'social_gift'>,
  { isSeveralShippingsAllowed }: Pick<Settings, 'isSeveralShippingsAllowed'>,
) => isSeveralShippingsAllowed && social_gift === null

/**
 * Returns true if the cart contains alcohol and the date of birth is unknown. The shop asks for it only once.
 */
export const isBirthdayMissing = ({ data: { detail } }: Cart) =>
  detail.has_alcohol && !detail.orderer?.birthday

type Shipped = { isGift?: boolean; isChoosingDelivery?: boolean | undefined }

/**
 * Returns the step after the address. Delivery days, wrapping and parcels come next if the shopper wants them
 * (ADR 0072). A social gift leads to the payment, because the recipient chooses the day and the payment
 * method must be chosen again. Otherwise, an edit from the confirm screen returns to it.
 */
export function stepAfterShipping({ isGift, isChoosingDelivery }: Shipped, search: URLSearchParams): string {
  if (isGift) return '/cart/payment'
  return isChoosingDelivery ? withBack(deliveryStep, search) : stepAfter(search, '/cart/payment')
}

const deliveryStep = '/cart/shipping-detail'
export const isDeliveryStep = (step: string) => step.startsWith(deliveryStep)

/**
 * Returns `step`, or the step that asks for the orderer if the cart has none. The delivery options follow it
 * if `step` leads to them.
 */
export const stepOrOrderer = (step: string, detail: CartDetail | undefined, search: URLSearchParams) =>
  detail?.orderer
    ? step
    : withBack(`/cart/shipping-add?edit=orderer${isDeliveryStep(step) ? '&then=delivery' : ''}`, search)

/**
 * Returns the step after the orderer: the delivery options if requested, or the address if there is none yet.
 */
export function stepAfterOrderer({ shippings }: Pick<CartDetail, 'shippings'>, search: URLSearchParams) {
  if (search.get('then') === 'delivery') return withBack(deliveryStep, search)
  return shippings.length > 0 ? '/cart/confirm' : '/cart/shipping-select'
}

/** Returns true if delivery options have already been chosen, or if there are several addresses. */
export const isDeliveryWished = ({ data: { detail } }: Cart, wishedDay: string | undefined) =>
  wishedDay !== undefined ||
  detail.shippings.length > 1 ||
  detail.shippings.some(({ packings }) =>
    packings.some(
      ({ delivery_at, delivery_timezone_key }) => delivery_at !== null || delivery_timezone_key !== null,
    ),
  )

type Choosable = Pick<CartDetail, 'products'>

/** Returns true if a product of the cart can have wrapping, a noshi, a card or a bag. */
export const hasGiftChoice = ({ products }: Choosable): boolean =>
  products.some(({ product_info }) => product_info.has_accessories !== false)

/** Names the step of delivery days by what it asks for. */
export const deliveryStepTitle = (detail: Choosable): string =>
  hasGiftChoice(detail) ? 'お届け日時・ギフトの指定' : 'お届け日時の指定'

/** Names what the step of delivery days offers, as the object of 指定する or 変更する. */
export const deliveryWishes = (detail: Choosable): string =>
  hasGiftChoice(detail) ? 'お届け日時・のし・ラッピング' : 'お届け日時'

/** Titles the card that offers the step of delivery days. */
export const deliveryCardTitle = (detail: Choosable): string =>
  hasGiftChoice(detail) ? 'お届けの日時と包装' : 'お届けの日時'
