import { counterOf, type Cart } from '@storefront/contracts'
import { formatCount, formatYen } from '@storefront/locale-ja'

/** The cart's values that are compared: prices, sums, and the choices that another tab may change. */
export type SeenCart = ReturnType<typeof seenCart>

export function seenCart({ token, version, payment_id, payment_name, usable_point, data }: Cart) {
  const { products, shippings, coupons, order } = data.detail
  const goods: Record<string, Goods> = {}
  for (const { product_id, product_info: info, quantity, price_with_tax: price } of products) {
    const pieces = (goods[product_id]?.pieces ?? 0) + quantity
    const name = info.variant_name ? `${info.name} ${info.variant_name}` : info.name
    goods[product_id] = {
      name,
      pieces,
      price,
      most: info.is_sale ? info.max_quantity : 0,
      ...counterIn(info),
    }
  }
  return {
    ...{ token, version, payment_id, payment_name, usable_point, goods },
    coupons: coupons.map(({ id, name, discount }) => ({ id, name, discount })),
    parcels: fingerprint(
      shippings.flatMap(({ prefecture, postal_code, packings }) =>
        packings.map(({ products: packed }) =>
          [prefecture, postal_code, ...packed.map(({ key, quantity }) => `${key}:${quantity}`)].join(),
        ),
      ),
    ),
    receivers: shippings.map(({ shipping_name }) => `${shipping_name ?? ''} さま`),
    point: order.point,
    carriage: order.total_carriage,
    fee: order.payment_fee,
    total: order.total_payment,
  }
}

const counterIn = ({ counter }: { counter?: string | undefined }) => (counter ? { counter } : {})

/** Hashes a list (FNV-1a). The hash allows a comparison without storing readable addresses. */
const fingerprint = (parts: readonly string[]) =>
  [...parts.join()].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  )

type Goods = { name: string; pieces: number; price: number; most: number; counter?: string }

/**
 * Authors of the changes since the cart was seen: this page, others too, or `unknown` after the page was
 * left. Choices are compared only for `others`.
 */
export type Writers = 'own' | 'others' | 'unknown'

/**
 * Describes changes that the shopper didn't make since the cart was seen, with old and new values. Leaves out
 * anything that blocks the order (sold out, expired coupon), because the cart's own warnings report it.
 */
export function changesSince(seen: SeenCart, cart: Cart, writers: Writers): string[] {
  const now = seenCart(cart)
  if (seen.token !== now.token) return []
  const told = [
    ...(writers === 'own' ? [] : goodsChanges(seen, now)),
    ...(writers === 'others' ? choiceChanges(seen, now) : []),
    ...stockChanges(seen, now),
    ...moneyChanges(seen, now),
  ]
  return told.length > 0 ? [...told, ...yen('お支払い合計', seen.total, now.total)] : []
}

const fromTo = (was: string, is: string) => `${was}→${is}`
const both = (seen: SeenCart, now: SeenCart) =>
  Object.entries(now.goods).flatMap(([id, is]) => {
    const was = seen.goods[id]
    return was ? [{ was, is }] : []
  })
const joinPieces = ({ goods }: SeenCart) =>
  Object.entries(goods)
    .map(([id, { pieces }]) => `${id}:${pieces}`)
    .join()
const areGoodsSame = (seen: SeenCart, now: SeenCart) => joinPieces(seen) === joinPieces(now)

const joinIds = ({ coupons }: SeenCart) => coupons.map(({ id }) => id).join()

function goodsChanges(seen: SeenCart, now: SeenCart): string[] {
  const added = Object.entries(now.goods).filter(([id]) => !seen.goods[id])
  const removed = Object.entries(seen.goods).filter(([id]) => !now.goods[id])
  return [
    ...added.map(([, { name, pieces, ...one }]) => `「${name}」${pieces}${counterOf(one)}が加わりました`),
    ...removed.map(
      ([, { name, pieces, ...one }]) =>
        `${name === '' ? '商品' : `「${name}」`}${pieces}${counterOf(one)}がなくなりました`,
    ),
    ...both(seen, now).flatMap(({ was, is }) =>
      was.pieces === is.pieces
        ? []
        : [
            `「${is.name}」の数量：${fromTo(`${was.pieces}${counterOf(is)}`, `${is.pieces}${counterOf(is)}`)}`,
          ],
    ),
  ]
}

const choiceChanges = (seen: SeenCart, now: SeenCart) => [
  ...named('お届け先', seen.receivers.join('、'), now.receivers.join('、')),
  ...named('お支払い方法', seen.payment_name ?? '', now.payment_name ?? ''),
]

const named = (what: string, was: string, is: string) =>
  was === '' || was === is ? [] : [`${what}：${fromTo(was, is || '未選択')}`]

/** Compares a price only if the product's quantity is unchanged, because the unit price depends on it. */
function moneyChanges(seen: SeenCart, now: SeenCart): string[] {
  const prices = both(seen, now).flatMap(({ was, is }) =>
    was.pieces === is.pieces ? yen(`「${is.name}」の価格（1${counterOf(is)}）`, was.price, is.price) : [],
  )
  if (!areGoodsSame(seen, now)) return prices
  const areCouponsSame = joinIds(seen) === joinIds(now)
  const areParcelsSame = seen.parcels === now.parcels
  return [
    ...prices,
    ...now.coupons.flatMap(({ id, name, discount }) => {
      const was = areCouponsSame && seen.coupons.find((coupon) => coupon.id === id)
      return was ? yen(`「${name}」の割引`, was.discount, discount) : []
    }),
    ...(areParcelsSame ? yen('送料', seen.carriage, now.carriage) : []),
    ...feeChange(seen, now),
    ...pointChange(seen, now),
  ]
}

const yen = (what: string, was: number, is: number) =>
  was === is ? [] : [`${what}：${fromTo(formatYen(was), formatYen(is))}`]

/** Compares fees only if the payment method and the amount are unchanged. */
const feeChange = (seen: SeenCart, now: SeenCart) =>
  seen.payment_id !== null &&
  seen.payment_id === now.payment_id &&
  seen.total - seen.fee === now.total - now.fee
    ? yen('お支払い手数料', seen.fee, now.fee)
    : []

/** Reports points that were spent elsewhere and can no longer be used for this cart. */
const pointChange = (seen: SeenCart, now: SeenCart) =>
  now.point < seen.point && (now.usable_point ?? 0) < (seen.usable_point ?? 0)
    ? [`ご利用のポイント：${fromTo(points(seen.point), points(now.point))}`]
    : []
const points = (point: number) => `${formatCount(point)}ポイント`

/** Reports products that are back in stock. The cart's own warnings report products that have sold out. */
const stockChanges = (seen: SeenCart, now: SeenCart) =>
  both(seen, now).flatMap(({ was, is }) =>
    was.pieces === is.pieces && was.most < was.pieces && is.most >= is.pieces
      ? [`「${is.name}」は、ふたたびご注文いただけます`]
      : [],
  )
