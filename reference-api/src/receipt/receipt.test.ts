import type { OrderLineRow } from '../order/order-detail.sql'
import type { OrderRow } from '../order/order.sql'
import { receiptIssuer, receiptRows, receiptTitle } from './receipt.rules'

const order = {
  total_carriage: 770, payment_fee: 0, coupon_discount: 500, point: 100, receipt_name: null,
  amount_by_tax_rate: [
    { tax_rate: 8, is_reduced: true, amount: 1080, tax_amount: 80 },
    { tax_rate: 10, is_reduced: false, amount: 4070, tax_amount: 370 },
  ],
} as OrderRow
const aLine = (name: string, tax_rate: number) =>
  ({ product_info: { name, variant_name: null }, tax_rate, price_with_tax: 1080, quantity: 2, accessories: [] }) as unknown as OrderLineRow

test('goods at the reduced rate carry ※', () => {
  const rows = receiptRows(order, [aLine('煎茶', 8), aLine('タオル', 10)])

  expect(rows.map(({ label }) => label)).toEqual(['煎茶 ※', 'タオル', '送料', 'クーポン割引', 'ポイント利用'])
  expect(rows.map(({ amount }) => amount)).toEqual(['2,160円', '2,160円', '770円', '-500円', '-100円'])
})

test("the customer's name makes it a full qualified invoice", () => {
  expect(receiptTitle(order)).toBe('領収書（適格簡易請求書）')
  expect(receiptTitle({ ...order, receipt_name: '株式会社山田' })).toBe('領収書（適格請求書）')
})

test('the issuer comes from the settings', () => {
  expect(receiptIssuer({ 'RECEIPT.REGISTRATION_NUMBER': 'T1234567890123' }).registration_number).toBe('T1234567890123')
})
