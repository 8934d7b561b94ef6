import {
  amountUntilFree,
  commonCounter,
  counterOf,
  isTaxUnsaid,
  orderTotals,
  packingKind,
  type Cart,
  type CartDetail,
  type CartProduct,
  type OrderSum,
} from '@storefront/contracts'
import { formatCount, formatYen } from '@storefront/locale-ja'
import { currentSite, formatTaxedYen, placeOf, type DeliveryTo } from '@storefront/site'

export type SumRow = { key: string; term: string; value: string; isTotal?: boolean }

/** Returns true if every parcel has an address, or if a social gift's recipient will enter one. */
export function isCarriageKnown({ shippings }: Pick<CartDetail, 'shippings'>): boolean {
  return (
    shippings.length > 0 &&
    shippings.every(({ is_social_gift, prefecture }) => is_social_gift || prefecture !== null)
  )
}

/**
 * Returns the sums of a cart or order. Without an address, estimates the shipping costs for the prefecture
 * that the shopper has chosen.
 */
export function sumRows(detail: CartDetail, to?: DeliveryTo): SumRow[] {
  const extras = detail.products.flatMap(({ accessories }) => accessories)
  const { total_tax, amount_by_tax_rate } = detail.order
  // The tax of a foreseen fee is unknown, so that the amounts before and of tax would not add up.
  const isPricedWithoutTax = currentSite().settings.isPricedWithoutTax && amount_by_tax_rate.length > 0
  return orderTotals(detail.order, extras, { isPricedWithoutTax, total_tax }).map((sum) => ({
    key: sum.key,
    ...formatSum(sum, detail, to),
    ...(sum.key === 'total' ? { isTotal: true } : {}),
  }))
}

/**
 * Returns true for rows that say the total in other words: the goods' sum without anything added or taken
 * off, and the amounts before and of tax.
 */
export const isRepeated = ({ key }: SumRow, { order }: Pick<CartDetail, 'order'>): boolean =>
  key === 'without-tax' ||
  key === 'tax' ||
  (key === 'goods' && order.total_price - order.total_accessory === order.total_payment)

function formatSum(
  { key, term, amount, count }: OrderSum,
  detail: CartDetail,
  to?: DeliveryTo,
): { term: string; value: string } {
  if (key === 'carriage') return { term, value: carriageText(detail, to) }
  if (key === 'total' && !isCarriageKnown(detail))
    return { term: `送料を除く${term}`, value: formatYen(amount) }
  const minus = amount < 0 ? `−${formatYen(-amount)}` : formatYen(amount)
  const value = isTaxUnsaid({ key }) ? formatTaxedYen(amount) : minus
  return { term: count === undefined ? term : `${term}（${formatCount(count)}${countedIn(detail)}）`, value }
}

const countedIn = ({ products }: Pick<CartDetail, 'products'>) =>
  commonCounter(products.map(({ product_info }) => product_info))

function carriageText(detail: CartDetail, to?: DeliveryTo): string {
  if (!isCarriageKnown(detail)) return foreseenText(detail, to) ?? previewText(detail)
  return detail.order.total_carriage === 0 ? '無料' : formatTaxedYen(detail.order.total_carriage)
}

/**
 * Formats the estimated shipping costs, e.g. 「1,980円（沖縄県の場合）」. Returns undefined once there are parcels, or
 * if no prefecture has been chosen.
 */
function foreseenText({ shippings, products }: CartDetail, to?: DeliveryTo): string | undefined {
  if (shippings.length > 0 || !to?.prefecture) return undefined
  const isFree = missingFor(to, products) === 0
  const postage = isFree ? 0 : rateOf(to, products)?.price_with_tax
  if (postage === undefined) return undefined
  return `${postage === 0 ? '無料' : formatTaxedYen(postage)}（${placeOf(to)}の場合）`
}

function previewText({ order: { carriage_preview: preview } }: CartDetail): string {
  if (!preview) return 'お届け先の入力後に計算します'
  const least = preview.from === 0 ? '無料' : formatTaxedYen(preview.from)
  return preview.from === preview.to
    ? least
    : `${least}〜${formatTaxedYen(preview.to)}（お届け先の入力後に計算）`
}

export function taxRows({ order }: Pick<CartDetail, 'order'>): SumRow[] {
  return order.amount_by_tax_rate.map(({ tax_rate, is_reduced, amount, tax_amount }) => ({
    key: String(tax_rate),
    term: `${tax_rate}%対象${is_reduced ? '※' : ''}`,
    value: `${formatYen(amount)}（内消費税 ${formatYen(tax_amount)}）`,
  }))
}

/**
 * Describes how much more the shopper must spend for free shipping, if anything. Without an address, uses the
 * shopper's chosen place. Without that, uses the shop's own area and names it in the text.
 */
export function freeCarriageNote(
  { order: { amount_until_free_carriage: told, total_carriage }, shippings, products }: FreeCarriage,
  to?: DeliveryTo,
): string | undefined {
  if (shippings.length > 1)
    return total_carriage === 0
      ? '送料無料でお届けします。'
      : '送料は、お届け先ごとのお買い上げ金額で計算しています。'
  const isForeseen = told === null && shippings.length === 0
  const missing = isForeseen && to ? missingFor(to, products) : told
  if (missing === null) return undefined
  const place = isForeseen && !to?.prefecture ? (to?.area?.name ?? '') : ''
  if (missing === 0) return place ? `${place}へは送料無料でお届けします。` : '送料無料でお届けします。'
  const note = `あと${formatTaxedYen(missing)}のお買い上げで、送料が無料になります。`
  return place ? `${place}へのお届けなら、${note}` : note
}

type FreeCarriage = Pick<CartDetail, 'order' | 'shippings' | 'products'>

const kindOf = (products: FreeCarriage['products']) =>
  packingKind(products.map(({ product_info }) => product_info.carriage_kind))

/** Finds the postage of the cart as one parcel. Null without a rate, or if all products ship free. */
function rateOf({ area }: DeliveryTo, products: FreeCarriage['products']) {
  const kind = kindOf(products)
  return kind === 'free' ? null : (area?.[kind] ?? null)
}

function missingFor(to: DeliveryTo, products: FreeCarriage['products']): number | null {
  const goods = products.reduce((sum, { total_price }) => sum + total_price, 0)
  return amountUntilFree(rateOf(to, products), kindOf(products), goods)
}

export const sumCouponShares = ({
  coupon_discount_parts,
}: {
  coupon_discount_parts: readonly { amount: number }[]
}) => coupon_discount_parts.reduce((sum, { amount }) => sum + amount, 0)

/** Says how a line's sum comes about if it isn't the taxed price times the quantity (ADR 0123). */
export function roundingNote(line: CartProduct): string | undefined {
  const { unit_price, price_with_tax, quantity, total_price, product_info } = line
  return price_with_tax * quantity === total_price
    ? undefined
    : `税抜${formatYen(unit_price)} × ${formatCount(quantity)}${counterOf(product_info)}に、消費税を加えた金額です`
}

export const hasReducedRate = ({ products }: Pick<CartDetail, 'products'>) =>
  products.some(({ product_info }) => product_info.is_reduced_tax_rate)

/** Explains that points from an order paid after delivery can't be used until the order ships. */
export function pointsNote({ payment, order }: Pick<CartDetail, 'payment' | 'order'>): string | undefined {
  const isPaidAfterDelivery = payment?.kind === 'cash_on_delivery' || payment?.kind === 'deferred'
  return isPaidAfterDelivery && order.earned_point > 0
    ? '獲得予定ポイントは、商品の発送後にお使いいただけます。'
    : undefined
}

/** Returns the points that can be spent. Only members can pay with points. */
export const getUsablePoints = (cart: Cart) => (cart.is_member ? (cart.usable_point ?? 0) : 0)
