import { formatYen } from '@storefront/locale-ja'
import type { OrderLineRow } from '../order/order-detail.sql'
import type { OrderRow } from '../order/order.sql'

/** Who issues the receipt, with the registration number of a qualified invoice issuer. */
export type ReceiptIssuer = { name: string; address: string; registration_number: string }

const text = (value: unknown, absent: string) => (typeof value === 'string' && value !== '' ? value : absent)

export function receiptIssuer(settings: Record<string, unknown>): ReceiptIssuer {
  return {
    name: text(settings['RECEIPT.ISSUER_NAME'], '株式会社つなぐ'),
    address: text(settings['RECEIPT.ISSUER_ADDRESS'], '〒100-0001 東京都千代田区千代田1-1'),
    registration_number: text(settings['RECEIPT.REGISTRATION_NUMBER'], 'T0000000000000'),
  }
}

export type ReceiptRow = { label: string; quantity: string; amount: string }

const mark = (taxRate: number, order: OrderRow) =>
  order.amount_by_tax_rate.some((rate) => rate.tax_rate === taxRate && rate.is_reduced) ? ' ※' : ''

const nameOf = ({ product_info: { name, variant_name } }: OrderLineRow) => (variant_name ? `${name}（${variant_name}）` : name)

/** Every item with its tax-inclusive amount, then what is added and taken off. */
export function receiptRows(order: OrderRow, lines: readonly OrderLineRow[]): ReceiptRow[] {
  const goods = lines.flatMap((line) => [
    {
      label: `${nameOf(line)}${mark(line.tax_rate, order)}`,
      quantity: String(line.quantity),
      amount: formatYen(line.price_with_tax * line.quantity),
    },
    ...line.accessories.map((one) => ({
      label: `　${one.name}${mark(one.tax_rate, order)}`,
      quantity: String(one.quantity),
      amount: formatYen(one.total_price),
    })),
  ])
  const others: [string, number][] = [
    ['送料', order.total_carriage],
    ['手数料', order.payment_fee],
    ['クーポン割引', -order.coupon_discount],
    ['ポイント利用', -order.point],
  ]
  return [
    ...goods,
    ...others.filter(([, amount]) => amount !== 0).map(([label, amount]) => ({ label, quantity: '', amount: formatYen(amount) })),
  ]
}

/** A simplified qualified invoice; with the customer's name a full one. */
export const receiptTitle = (order: OrderRow) => (order.receipt_name ? '領収書（適格請求書）' : '領収書（適格簡易請求書）')
