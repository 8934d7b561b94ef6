import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { cartCoupons, withDates } from '../../coupon/coupon.sql'
import type { Database } from '../../database/schema'
import { cartAccessories, cartLines } from '../line/cart-line.sql'
import {
  accessoryGoods,
  accessoryOffers,
  cartProductIds,
  cartProducts,
  setComponents,
} from '../line/cart-product.sql'
import { cartPackings, cartShippings } from '../shipping/cart-shipping.sql'
import type { CartRow } from '../cart.table'
import type { CartContent } from './cart-state.table'

/** What a change asks of beyond the goods that lie in the cart. */
export type CartNeeds = {
  /** Products that are to come into it. */
  productIds?: readonly number[]
  /** The accessories that its products may have. */
  isDressing?: boolean
}

/** What lies in the cart, in one query; times in it are ISO texts of the database's zone. */
export async function loadCartContent(
  db: Kysely<Database>,
  { id, user_account_id }: CartRow,
  { productIds = [], isDressing = false }: CartNeeds,
): Promise<CartContent> {
  const ids = cartProductIds(db, id, productIds)
  const { products, accessories_offered, accessory_goods, coupons, ...rows } = await db
    .selectNoFrom([
      jsonArrayFrom(cartLines(db, id)).as('lines'),
      jsonArrayFrom(cartAccessories(db, id)).as('accessories'),
      jsonArrayFrom(cartShippings(db, id)).as('shippings'),
      jsonArrayFrom(cartPackings(db, id)).as('packings'),
      jsonArrayFrom(cartCoupons(db, id, user_account_id)).as('coupons'),
      jsonArrayFrom(cartProducts(db, ids)).as('products'),
      jsonArrayFrom(setComponents(db, ids)).as('components'),
      jsonArrayFrom(accessoryGoods(db, id)).as('accessory_goods'),
    ])
    .$if(isDressing, (query) =>
      query.select(jsonArrayFrom(accessoryOffers(db, ids)).as('accessories_offered')),
    )
    .executeTakeFirstOrThrow()
  const offers = accessories_offered ?? []
  return {
    ...rows,
    offers,
    coupons: coupons.map(withDates),
    products: new Map(products.map((product) => [product.id, product])),
    accessoryGoods: new Map([...offers, ...accessory_goods].map((goods) => [goods.id, goods])),
  }
}
