import type { Order, OrderProduct } from '@storefront/contracts'
import type { Goods } from './buy-goods.api'

/** Checks for a made-to-order product. Its measurements and thread must be entered again on its page. */
export const isMadeToOrder = ({ name_embroidery }: Pick<OrderProduct, 'name_embroidery'>) =>
  name_embroidery !== null

const nameOf = ({ product_info: { name, variant_name } }: OrderProduct) =>
  [name, variant_name].filter(Boolean).join(' ')

export const toGoods = (product: OrderProduct): Goods => ({
  product_key: product.product_info.key,
  product_id: product.product_id,
  quantity: product.quantity,
  name: nameOf(product),
})

/**
 * Lists the products of an order that can be bought again as they are (`goods`), with their total quantities.
 * `sewn` has the names of the made-to-order products, which cannot.
 */
export function listRepeats({ shippings }: Pick<Order, 'shippings'>): { goods: Goods[]; sewn: string[] } {
  const products = shippings.flatMap((shipping) => shipping.products)
  const goods = new Map<number, Goods>()
  for (const product of products.filter((one) => !isMadeToOrder(one))) {
    const repeat = toGoods(product)
    const before = goods.get(repeat.product_id)?.quantity ?? 0
    goods.set(repeat.product_id, { ...repeat, quantity: before + repeat.quantity })
  }
  const sewn = new Set(products.filter(isMadeToOrder).map(nameOf))
  return { goods: [...goods.values()], sewn: [...sewn] }
}
