import { enclosedWith, type CartAccessory, type CartProduct } from '@storefront/contracts'

/** Lists a parcel's card and bag. Until there is an address, all products form one parcel. */
export const enclosedIn = (products: readonly CartProduct[], packingKey: string | null): CartAccessory[] =>
  enclosedWith(products.filter(({ packing_key }) => packing_key === packingKey))

export const allEnclosed = (products: readonly CartProduct[]): CartAccessory[] =>
  [...new Set(products.map(({ packing_key }) => packing_key))].flatMap((packingKey) =>
    enclosedIn(products, packingKey),
  )

/** Lists the accessories of a line, without those that belong to the whole parcel. */
export function ownAccessories(line: CartProduct, products: readonly CartProduct[]): CartAccessory[] {
  const enclosed = enclosedIn(products, line.packing_key)
  return line.accessories.filter((accessory) => !enclosed.includes(accessory))
}
