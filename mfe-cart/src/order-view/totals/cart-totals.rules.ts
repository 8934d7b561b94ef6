import {
  commonCounter,
  counterOf,
  isTaxUnsaid,
  orderTotals,
  type Cart,
  type CartDetail,
  type CartProduct,
  type OrderSum,
} from '@storefront/contracts'
import { formatCount, formatYen } from '@storefront/locale-ja'
import { currentSite, formatTaxedYen, type DeliveryTo } from '@storefront/site'
import { carriageRow, isCarriageOpen, totalOf } from './carriage.rules'

export type SumRow = { key: string; term: string; value: string; isTotal?: boolean }

/** Returns the sums of a cart or order. Without an address, foresees the shipping costs. */
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
export const isRepeated = ({ key }: SumRow, detail: CartDetail, to?: DeliveryTo): boolean =>
  key === 'without-tax' ||
  key === 'tax' ||
  (key === 'goods' && detail.order.total_price - detail.order.total_accessory === totalOf(detail, to).amount)

function formatSum(
  { key, term, amount, count }: OrderSum,
  detail: CartDetail,
  to?: DeliveryTo,
): { term: string; value: string } {
  if (key === 'carriage') return carriageRow(detail, to)
  if (key === 'total') {
    const total = totalOf(detail, to)
    return { term: `${total.term}（税込）`, value: formatYen(total.amount) }
  }
  if ((key === 'without-tax' || key === 'tax') && isCarriageOpen(detail, to))
    return { term: `${term}（送料を除く）`, value: formatYen(amount) }
  const minus = amount < 0 ? `−${formatYen(-amount)}` : formatYen(amount)
  const value = isTaxUnsaid({ key }) ? formatTaxedYen(amount) : minus
  return { term: count === undefined ? term : `${term}（${formatCount(count)}${countedIn(detail)}）`, value }
}

const countedIn = ({ products }: Pick<CartDetail, 'products'>) =>
  commonCounter(products.map(({ product_info }) => product_info))

export function taxRows({ order }: Pick<CartDetail, 'order'>): SumRow[] {
  return order.amount_by_tax_rate.map(({ tax_rate, is_reduced, amount, tax_amount }) => ({
    key: String(tax_rate),
    term: `${tax_rate}%対象${is_reduced ? '※' : ''}`,
    value: `${formatYen(amount)}（内消費税 ${formatYen(tax_amount)}）`,
  }))
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
