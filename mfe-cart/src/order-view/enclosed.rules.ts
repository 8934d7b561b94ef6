import { enclosedWith, type CartAccessory, type CartProduct } from '@storefront/contracts'

const wraps = [
  ['noshi', 'のし'],
  ['wrapping', 'ラッピング'],
] as const

/** Says that a line goes without the noshi and wrapping that it could have. Undefined for other lines. */
export function undressedText({ product_info, accessories }: CartProduct): string | undefined {
  if (accessories.some(({ kind }) => wraps.some(([wrap]) => wrap === kind))) return undefined
  const offered = wraps.filter(([kind]) => product_info.accessory_choices?.includes(kind))
  return offered.length > 0 ? `${offered.map(([, name]) => name).join('・')}：なし` : undefined
}

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
