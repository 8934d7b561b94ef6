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

/** A social gift's recipient chooses the day; everybody else does so next. */
export const stepAfterShipping = (isGift: boolean) => (isGift ? '/cart/payment' : '/cart/shipping-detail')
