import { enclosedWith, type CartAccessory, type CartProduct } from '@storefront/contracts'

/** Card and bag of one parcel; before there is an address all goods form one parcel. */
export const enclosedIn = (products: readonly CartProduct[], packingKey: string | null): CartAccessory[] =>
  enclosedWith(products.filter(({ packing_key }) => packing_key === packingKey))

export const allEnclosed = (products: readonly CartProduct[]): CartAccessory[] =>
  [...new Set(products.map(({ packing_key }) => packing_key))].flatMap((packingKey) =>
    enclosedIn(products, packingKey),
  )

/** The line's own accessories, without those that its parcel shares. */
export function ownAccessories(line: CartProduct, products: readonly CartProduct[]): CartAccessory[] {
  const enclosed = enclosedIn(products, line.packing_key)
  return line.accessories.filter((accessory) => !enclosed.includes(accessory))
}
