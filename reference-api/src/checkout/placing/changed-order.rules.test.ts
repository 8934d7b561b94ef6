import type { CartDetail } from '@storefront/contracts'
import { changesSinceShown } from './changed-order.rules'

const line = {
  key: 'line-1',
  quantity: 1,
  price_with_tax: 3300,
  accessories: [{ total_price: 110 }],
  product_info: { name: '今治タオル', variant_name: null },
}
const order = { total_carriage: 770, payment_fee: 330, point: 100, total_payment: 3910 }
const detail = {
  products: [line],
  coupons: [{ id: 1, name: '秋の割引', discount: 500 }],
  shippings: [{ packings: [{ arrival_text: '11月27日（金）' }] }],
  order,
} as unknown as CartDetail
const shown = {
  lines: [{ key: 'line-1', quantity: 1, price_with_tax: 3300, accessory_price: 110 }],
  coupons: [{ id: 1, discount: 500 }],
  ...{ total_carriage: 770, payment_fee: 330, point: 100 },
}

test('reports no changes when the order is the same as displayed', () => {
  expect(
    changesSinceShown({ total_payment: 3910, arrival_texts: ['11月27日（金）'], shown }, detail),
  ).toEqual([])
})

test('ignores values that the screen didn’t send', () => {
  expect(changesSinceShown({}, detail)).toEqual([])
})

test.each([
  ['a quantity', { lines: [{ ...shown.lines[0]!, quantity: 2 }] }, '「今治タオル」の数量：2点→1点'],
  [
    'an accessory’s price',
    { lines: [{ ...shown.lines[0]!, accessory_price: 0 }] },
    '「今治タオル」の包装・のし等：0円→110円',
  ],
  ['an added line', { lines: [] }, '「今治タオル」1点が加わりました'],
  [
    'a removed line',
    { lines: [...shown.lines, { ...shown.lines[0]!, key: 'gone' }] },
    'カートから商品1点がなくなりました',
  ],
  ['a coupon', { coupons: [{ id: 1, discount: 300 }] }, '「秋の割引」の割引：300円→500円'],
  [
    'a removed coupon',
    { coupons: [...shown.coupons, { id: 2, discount: 300 }] },
    'クーポンの割引：300円→0円',
  ],
  ['postage', { total_carriage: 0 }, '送料：0円→770円'],
  ['a fee', { payment_fee: 0 }, 'お支払い手数料：0円→330円'],
  ['points', { point: 300 }, 'ご利用のポイント：300ポイント→100ポイント'],
])('lists %s among the changes', (_what, change, words) => {
  expect(changesSinceShown({ shown: { ...shown, ...change } }, detail)).toEqual([words])
})

test('reports the old and the new delivery day', () => {
  expect(changesSinceShown({ arrival_texts: ['11月26日（木）'] }, detail)).toEqual([
    'お届けの時期：11月26日（木）→11月27日（金）',
  ])
})
