import { sql, type RawBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/db'
import { buildCreditQuery } from '../../payment/credit/credit.sql'
import { cartCoupons, withDates } from '../../pricing/coupon/coupon.sql'
import { compileOnce } from '../../platform/database/compile-once'
import { pointBalance } from '../../member/point-ledger/point-ledger.sql'
import { cartAccessories, cartLines } from '../line/cart-line.sql'
import {
  accessoryGoods,
  accessoryOffers,
  cartProductIds,
  cartProducts,
  manyComing,
  oneComing,
  setComponents,
} from '../line/cart-product.sql'
import { cartPackings, cartShippings } from '../shipping/cart-shipping.sql'
import type { CartRow } from '../cart.table'
import { withOwnHold } from '../payment/own-hold.rules'
import { toPendingOrder, pendingOrderRow } from '../payment/pending-order.sql'
import { toProfile, profileRow } from './cart-profile.sql'
import type { CartContent, CartPersonal } from './cart-state.table'

/** Data that a change needs in addition to the cart's own content. */
export type CartNeeds<Facts = undefined> = {
  /** Loads data from outside the cart with it (see {@link cartFacts}). Not together with products. */
  facts?: FactsLoad<Facts>
  productId?: number | null
  productIds?: readonly number[]
  /** Also loads the accessories available for the products. */
  isDressing?: boolean
}

export type LoadedCart<Facts = undefined> = {
  cart: CartRow
  /** Changes with every write to the cart's row. */
  rowVersion: string
  shopVersion: string
  parts: CartContent & CartPersonal
  facts: Facts
}

type Cart = { channelId: number; token: string }
type Asked = Cart & { productId: number | null }
type AskedMany = Cart & { productIds: readonly number[] }

const idOf = sql.ref<number>('cart.id')
const channelOf = sql.ref<number>('cart.channel_id')
const pendingOf = sql.ref<number | null>('cart.pending_order_id')
const memberOf = sql.ref<number | null>('cart.user_account_id')

const buildContentQuery = (db: Db, { channelId, token }: Cart, coming: RawBuilder<number>) => {
  const ids = cartProductIds(db, idOf, coming)
  return db
    .selectFrom('cart')
    .selectAll('cart')
    .select([
      sql<string>`cart.xmin::text`.as('row_version'),
      sql<string>`(select sum(shop)::text from shop_version)`.as('shop_version'),
      jsonArrayFrom(cartLines(db, idOf)).as('lines'),
      jsonArrayFrom(cartAccessories(db, idOf)).as('accessories'),
      jsonArrayFrom(cartShippings(db, idOf)).as('shippings'),
      jsonArrayFrom(cartPackings(db, idOf)).as('packings'),
      jsonArrayFrom(cartCoupons(db, idOf)).as('coupons'),
      jsonArrayFrom(cartProducts(db, ids)).as('products'),
      jsonArrayFrom(setComponents(db, ids)).as('components'),
      jsonArrayFrom(accessoryGoods(db, idOf)).as('accessory_goods'),
      jsonObjectFrom(pointBalance(db, memberOf)).as('balance'),
      jsonObjectFrom(profileRow(db, memberOf)).as('profile'),
      isCardKept(db).as('is_card_kept'),
      goneAddressIds(db).as('gone_address_ids'),
      jsonObjectFrom(buildCreditQuery(db, memberOf)).as('credit'),
      jsonObjectFrom(pendingOrderRow(db, pendingOf)).as('pending_order'),
    ])
    .where('channel_id', '=', channelId)
    .where('token', '=', token)
}

const cardOf = sql<number | null>`(cart.payment_choice->>'user_card_id')::integer`

const isCardKept = (db: Db) =>
  sql<boolean>`${cardOf} is null or exists (${db
    .selectFrom('user_card')
    .select('user_card.id')
    .where('user_card.id', '=', cardOf)
    .where('user_card.user_account_id', '=', memberOf)})`

const goneAddressIds = (db: Db) =>
  sql<number[]>`array(${db
    .selectFrom('cart_shipping')
    .select('cart_shipping.user_address_id')
    .where('cart_shipping.cart_id', '=', idOf)
    .where('cart_shipping.user_address_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_address')
            .select('user_address.id')
            .whereRef('user_address.id', '=', 'cart_shipping.user_address_id')
            .where('user_address.user_account_id', '=', memberOf),
        ),
      ),
    )})`

const buildOffersQuery = (db: Db, asked: Asked) =>
  jsonArrayFrom(accessoryOffers(db, cartProductIds(db, idOf, oneComing(asked.productId)))).as(
    'accessories_offered',
  )

const plain = compileOnce((db, asked: Asked) => buildContentQuery(db, asked, oneComing(asked.productId)))
const dressing = compileOnce((db, asked: Asked) =>
  buildContentQuery(db, asked, oneComing(asked.productId)).select(buildOffersQuery(db, asked)),
)
type ContentRow = Awaited<ReturnType<typeof plain>>[number]
type FactsLoad<Facts> = (db: Db, cart: Cart) => Promise<(ContentRow & { facts: Facts })[]>

/** Infers the data that a function made by {@link cartFacts} loads. */
export type FactsOf<Define> = Define extends (values: never) => FactsLoad<infer Facts> ? Facts : never

/** The loaded cart's columns, for conditions of {@link cartFacts}. */
export const loadedCart = { id: idOf, channelId: channelOf, memberId: memberOf }

/**
 * Defines data from outside the cart that the cart's own query reads too. `select` is compiled once, so it
 * passes its values through (see `compileOnce`). Build it with `jsonBuildObject`: an instant arrives as ISO
 * text in the database's time zone.
 */
export function cartFacts<Facts, Values extends object = object>(
  select: (db: Db, values: Values) => RawBuilder<Facts>,
): (values: Values) => FactsLoad<Facts> {
  const load = compileOnce((db, asked: Asked & Values) =>
    buildContentQuery(db, asked, oneComing(asked.productId))
      .select(select(db, asked).as('facts'))
      .$castTo<ContentRow & { facts: Facts }>(),
  )
  return (values) => (db, cart) => load(db, { ...values, ...cart, productId: null })
}

const gathering = (db: Db, asked: AskedMany) =>
  buildContentQuery(db, asked, manyComing(asked.productIds)).execute()

const fetchContent = <Facts>(
  db: Db,
  asked: Cart,
  { facts, productId = null, productIds, isDressing = false }: CartNeeds<Facts>,
) => {
  if (facts) return facts(db, asked)
  if (productIds) return gathering(db, { ...asked, productIds })
  return (isDressing ? dressing : plain)(db, { ...asked, productId })
}

/**
 * Loads a cart with its content in one query. Timestamps in `parts` are ISO strings in the database's time
 * zone.
 */
export async function loadCart<Facts = undefined>(
  db: Db,
  asked: Cart,
  needs: CartNeeds<Facts>,
): Promise<LoadedCart<Facts> | undefined> {
  const [row] = await fetchContent(db, asked, needs)
  if (!row) return undefined
  const { lines, accessories, shippings, packings, components, balance, profile, ...more } = row
  const {
    row_version: rowVersion,
    shop_version: shopVersion,
    coupons,
    products,
    accessory_goods,
    is_card_kept,
    gone_address_ids: goneAddressIds,
    credit,
    pending_order: pending,
    ...rest
  } = more
  const {
    accessories_offered: offers = [],
    facts,
    ...cart
  } = {
    accessories_offered: undefined,
    facts: undefined,
    ...rest,
  }
  return {
    cart,
    rowVersion,
    shopVersion,
    facts: facts as Facts,
    parts: withOwnHold({
      ...{ lines, accessories, shippings, packings, components, offers },
      coupons: coupons.map(withDates),
      products: new Map(products.map((product) => [product.id, product])),
      accessoryGoods: new Map([...offers, ...accessory_goods].map((goods) => [goods.id, goods])),
      usablePoint: cart.user_account_id === null ? null : (balance?.point ?? 0),
      profile: profile && toProfile(profile),
      isCardKept: is_card_kept,
      goneAddressIds,
      credit,
      pendingOrder: pending && toPendingOrder(pending),
    }),
  }
}
