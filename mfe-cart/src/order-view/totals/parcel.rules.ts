import { packingKind, type CartDetail } from '@storefront/contracts'

/** Sums the products of a cart as one parcel: their yen that count for free shipping, and how it ships. */
export const toParcel = ({ products }: Pick<CartDetail, 'products'>) => ({
  goods: products.reduce((sum, { total_price }) => sum + total_price, 0),
  kind: packingKind(products.map(({ product_info }) => product_info.carriage_kind)),
})
