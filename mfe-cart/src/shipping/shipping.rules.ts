import type { Cart, CartDetail } from '@storefront/contracts'
import type { Settings } from '@storefront/site'

/** Every line may be given to someone who enters the address. */
export const isGiftAllowed = ({ products }: Pick<CartDetail, 'products'>) =>
  products.length > 0 && products.every(({ product_info }) => product_info.is_social_gift_allowed)

/** Several pieces may go to several addresses where the shop allows it. */
export const isDivisible = (
  { social_gift, shippings, order }: CartDetail,
  { isSeveralShippingsAllowed }: Pick<Settings, 'isSeveralShippingsAllowed'>,
) => isSeveralShippingsAllowed && social_gift === null && shippings.length > 0 && order.total_quantity > 1

/** Alcohol asks for the date of birth, once. */
export const isBirthdayMissing = ({ data: { detail } }: Cart) =>
  detail.has_alcohol && !detail.orderer?.birthday

type Shipped = { isGift: boolean; isChoosingDelivery: boolean }

/** Who wishes for a day, wrapping or parcels says so next (ADR 0072); of a social gift its recipient does. */
export const stepAfterShipping = ({ isGift, isChoosingDelivery }: Shipped) =>
  isChoosingDelivery && !isGift ? '/cart/shipping-detail' : '/cart/payment'

/** Something was wished for already, or goes to more than one place. */
export const isDeliveryWished = ({ data: { detail } }: Cart, wishedDay: string | undefined) =>
  wishedDay !== undefined ||
  detail.shippings.length > 1 ||
  detail.shippings.some(({ packings }) =>
    packings.some(
      ({ delivery_at, delivery_timezone_key }) => delivery_at !== null || delivery_timezone_key !== null,
    ),
  )
