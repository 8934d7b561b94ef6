import { counterOf, type CartProduct, type CartProductInfo } from '@storefront/contracts'

/** A column of the matrix: one product with the same options, from any number of lines. */
export type Goods = {
  /** Key of the first line, which the API expects. */
  key: string
  lineKeys: string[]
  productId: number
  name: string
  image: CartProductInfo['image']
  quantity: number
  counter: string
  max: number
}

const toIdentity = ({ product_id, measurement, name_embroidery }: CartProduct) =>
  JSON.stringify([product_id, measurement && Object.entries(measurement).sort(), name_embroidery])

export function groupIntoGoods(products: readonly CartProduct[]): Goods[] {
  const all = new Map<string, Goods>()
  for (const line of products) {
    const { key, product_id, product_info, name_embroidery, quantity } = line
    const known = all.get(toIdentity(line))
    const details = [product_info.variant_name, name_embroidery].filter(Boolean).join('・')
    all.set(
      toIdentity(line),
      known
        ? { ...known, lineKeys: [...known.lineKeys, key], quantity: known.quantity + quantity }
        : {
            key,
            lineKeys: [key],
            productId: product_id,
            name: `${product_info.name}${details ? `（${details}）` : ''}`,
            image: product_info.image,
            quantity,
            counter: counterOf(product_info),
            max: product_info.max_quantity,
          },
    )
  }
  return [...all.values()]
}
