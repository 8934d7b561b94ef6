import type { OrderLineRow } from '../../order/order/order-detail.table'
import type { OrderRow } from '../../order/order/order.table'
import {
  isRegistrationNumber,
  issuerLines,
  receiptAddressee,
  receiptIssuer,
  receiptRows,
  receiptTitle,
} from './receipt.rules'

const order = {
  total_carriage: 770,
  payment_fee: 0,
  coupon_discount: 500,
  point: 100,
  receipt_name: null,
  orderer: { last_name: '山田', first_name: '太郎' },
  amount_by_tax_rate: [
    { tax_rate: 8, is_reduced: true, amount: 1080, tax_amount: 80 },
    { tax_rate: 10, is_reduced: false, amount: 4070, tax_amount: 370 },
  ],
} as unknown as OrderRow
const aLine = (name: string, tax_rate: number) =>
  ({
    product_info: { name, variant_name: null },
    tax_rate,
    price_with_tax: 1080,
    quantity: 2,
    accessories: [],
  }) as unknown as OrderLineRow

test('marks items at the reduced tax rate with ※', () => {
  const rows = receiptRows(order, [aLine('煎茶', 8), aLine('タオル', 10)])

  expect(rows.map(({ label }) => label)).toEqual(['煎茶 ※', 'タオル', 'クーポン割引', '送料', 'ポイント利用'])
  expect(rows.map(({ amount }) => amount)).toEqual(['2,160円', '2,160円', '-500円', '770円', '-100円'])
})

const issuer = (settings: Record<string, unknown> = {}) => receiptIssuer(settings, 'つなぐギフト')
const registered = issuer({ 'RECEIPT.REGISTRATION_NUMBER': 'T8999900000001' })

test("defaults the addressee to the orderer's name", () => {
  expect(receiptAddressee(order)).toBe('山田 太郎 様')
  expect(receiptAddressee({ ...order, receipt_name: '  ' })).toBe('山田 太郎 様')
})

test.each([
  ['株式会社みなとや', '株式会社みなとや 御中'],
  ['株式会社みなとや 御中', '株式会社みなとや 御中'],
  ['株式会社 みなとや', '株式会社 みなとや 御中'],
  ['株式会社みなとや 田中 花子', '株式会社みなとや 田中 花子 様'],
  ['喫茶つむぎ 御中', '喫茶つむぎ 御中'],
  ['田中 花子様', '田中 花子 様'],
])('addresses the receipt of %s to %s', (receipt_name, addressee) => {
  expect(receiptAddressee({ ...order, receipt_name })).toBe(addressee)
})

test('calls a receipt a qualified invoice only if the issuer is registered', () => {
  expect(receiptTitle(registered)).toBe('領収書（適格請求書）')
  expect(issuerLines(registered)).toContain('登録番号：T8999900000001')
  expect(receiptTitle(issuer())).toBe('領収書')
  expect(issuerLines(issuer()).join()).not.toMatch(/登録番号|T\d/)
})

test('ignores an invalid registration number', () => {
  const wrong = [
    'T0000000000000',
    'T1234567890123',
    '8999900000001',
    'T899990000000',
    'T89999000000012',
    8999900000001,
  ]
  for (const number of wrong)
    expect(issuer({ 'RECEIPT.REGISTRATION_NUMBER': number }).registration_number).toBeNull()
})

test('accepts real registration numbers', () => {
  const right = ['T1180301018771', 'T7000012050002', 'T8999900000001']
  expect(right.filter(isRegistrationNumber)).toEqual(right)
})

test('names the shop as issuer if no issuer is configured', () => {
  const settings = { 'RECEIPT.ISSUER_NAME': '株式会社青葉', 'RECEIPT.ISSUER_ADDRESS': '東京都港区1-1' }

  expect(issuerLines(issuer(settings))).toEqual(['株式会社青葉', '東京都港区1-1'])
  expect(issuerLines(issuer())).toEqual(['つなぐギフト'])
})
