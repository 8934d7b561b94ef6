import type { CartAccessoryRow, CartLineRow } from '../cart/line/cart-line.table'
import type { AccessoryOfferRow, CartProductRow } from '../cart/line/cart-product.table'
import { newShipping } from '../cart/shipping/cart-shipping.rules'
import type { CartState } from '../cart/state/cart-state.table'
import { newPacking } from '../cart/write/packing-writes.rules'

/** Ids of the accessories that every product in these carts may have. */
export const [noshi, wrapping, card] = [1, 2, 3]
const kinds = new Map([
  [noshi, 'noshi'],
  [wrapping, 'wrapping'],
  [card, 'message_card'],
] as const)

/** Ids of the products in these carts. */
export const productIds = [1, 2, 3]

export const aLine = (key: string, values: Partial<CartLineRow> = {}): CartLineRow => ({
  key,
  cart_id: 1,
  position: 0,
  packing_key: null,
  product_id: 1,
  quantity: 1,
  measurement: null,
  name_embroidery: null,
  ...values,
})

/** An accessory of the line. Its key joins the line's and the accessory's. */
export const worn = (
  line_key: string,
  accessory_id: number,
  values: Partial<CartAccessoryRow> = {},
): CartAccessoryRow => ({
  key: `${line_key}-${accessory_id}`,
  cart_id: 1,
  line_key,
  position: 0,
  accessory_id,
  quantity: 1,
  noshi_heading: null,
  noshi_cord: null,
  noshi_place: null,
  noshi_name: null,
  message: null,
  ...values,
})

const offers = productIds.flatMap((product_id) =>
  [...kinds].map(([id, kind]) => ({
    ...{ id, product_id, kind, key: kind, name: kind, is_show: true },
    ...{ unit_price: 100, tax_class: 'standard', excludes: [], choices: [], headings: [] },
    ...{ text_label: null, text_max_length: null },
  })),
) as unknown as AccessoryOfferRow[]

const products = productIds.map((id) => ({
  ...{ id, channel_id: 1, key: `product-${id}`, name: `商品${id}`, unit_price: 1000, price_steps: [] },
  ...{ is_show: true, is_sale: true, sale_from: null, sale_to: null, is_social_gift_allowed: true },
  ...{ has_measurement: true, has_name_embroidery: true, stock: 9999, max_quantity: 9999 },
})) as unknown as CartProductRow[]

/** Builds a cart's state in memory. Only the parts that changes of lines read are filled. */
export const aCart = (
  lines: readonly CartLineRow[] = [],
  accessories: readonly CartAccessoryRow[] = [],
  rest: Partial<CartState> = {},
): CartState =>
  ({
    cart: { id: 1, channel_id: 1, gift: null, notes: null, version: 1 },
    now: new Date('2026-11-24T01:00:00Z'),
    lines: [...lines],
    accessories: [...accessories],
    products: new Map(products.map((product) => [product.id, product])),
    accessoryGoods: new Map(offers.map((goods) => [goods.id, goods])),
    ...{ components: [], coupons: [], shippings: [], packings: [], offers },
    ...rest,
  }) as unknown as CartState

const owner = { cart: { id: 1 } } as Pick<CartState, 'cart'>

/** Two destinations with one packing each: `home` of `first` and `office` of `second`. */
export const twoDestinations: Pick<CartState, 'shippings' | 'packings'> = {
  shippings: ['first', 'second'].map((key) => newShipping(owner, { key, shipping_last_name: key })),
  packings: [newPacking(owner, 'home', 'first'), newPacking(owner, 'office', 'second')],
}
