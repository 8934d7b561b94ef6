import type { Cart, CartDetail } from '@storefront/contracts'
import { formatCount, formatYen } from '@storefront/locale-ja'

export type SumRow = { key: string; term: string; value: string; isTotal?: boolean }

/** Postage can be told once every parcel has an address, or a social gift's recipient will enter it. */
export function isCarriageKnown({ shippings }: Pick<CartDetail, 'shippings'>): boolean {
  return shippings.length > 0 && shippings.every(({ is_social_gift, prefecture }) => is_social_gift || prefecture !== null)
}

/** The sums of a cart or an order as the shopper reads them; rows without an amount are left out. */
export function sumRows(detail: CartDetail): SumRow[] {
  const { order } = detail
  const rows: (SumRow | false)[] = [
    {
      key: 'goods',
      term: `商品合計（${formatCount(order.total_quantity)}点）`,
      value: formatYen(order.total_price - order.total_accessory),
    },
    order.total_accessory > 0 && { key: 'accessory', term: '包装・熨斗など', value: formatYen(order.total_accessory) },
    order.coupon_discount > 0 && { key: 'coupon', term: 'クーポン割引', value: `−${formatYen(order.coupon_discount)}` },
    { key: 'carriage', term: '送料', value: carriageText(detail) },
    order.payment_fee > 0 && { key: 'fee', term: '決済手数料', value: formatYen(order.payment_fee) },
    order.point > 0 && { key: 'point', term: 'ポイント利用', value: `−${formatYen(order.point)}` },
    {
      key: 'total',
      term: isCarriageKnown(detail) ? '合計（税込）' : '送料を除く合計（税込）',
      value: formatYen(order.total_payment),
      isTotal: true,
    },
  ]
  return rows.filter((row) => row !== false)
}

function carriageText(detail: CartDetail): string {
  if (!isCarriageKnown(detail)) return previewText(detail)
  return detail.order.total_carriage === 0 ? '無料' : formatYen(detail.order.total_carriage)
}

function previewText({ order: { carriage_preview: preview } }: CartDetail): string {
  if (!preview) return 'お届け先の入力後に計算します'
  const least = preview.from === 0 ? '無料' : formatYen(preview.from)
  return preview.from === preview.to ? least : `${least}〜${formatYen(preview.to)}（お届け先により）`
}

/** Totals by tax rate, as an invoice names them. */
export function taxRows({ order }: Pick<CartDetail, 'order'>): SumRow[] {
  return order.amount_by_tax_rate.map(({ tax_rate, is_reduced, amount, tax_amount }) => ({
    key: String(tax_rate),
    term: `${tax_rate}%対象${is_reduced ? '※' : ''}`,
    value: `${formatYen(amount)}（内消費税 ${formatYen(tax_amount)}）`,
  }))
}

/** How far postage is from free, in words; undefined when there is nothing to tell. */
export function freeCarriageNote({ order: { amount_until_free_carriage: missing } }: Pick<CartDetail, 'order'>): string | undefined {
  if (missing === null) return undefined
  return missing === 0 ? '送料無料でお届けします。' : `あと${formatYen(missing)}のお買い上げで、送料が無料になります。`
}

/** Several pieces of one line share its coupon. */
export const couponShareOf = ({ coupon_discount_parts }: { coupon_discount_parts: readonly { amount: number }[] }) =>
  coupon_discount_parts.reduce((sum, { amount }) => sum + amount, 0)

export const hasReducedRate = ({ products }: Pick<CartDetail, 'products'>) =>
  products.some(({ product_info }) => product_info.is_reduced_tax_rate)

/** A member's cart can be paid with points while there are any. */
export const usablePointsOf = (cart: Cart) => (cart.is_member ? (cart.usable_point ?? 0) : 0)
