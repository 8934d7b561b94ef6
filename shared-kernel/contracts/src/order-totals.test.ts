import { listCharges, orderTotals } from './order-totals'

const order = {
  total_price: 1_000,
  total_accessory: 110,
  total_quantity: 20,
  total_carriage: 770,
  payment_fee: 250,
  coupon_discount: 100,
  point: 50,
  total_payment: 1_870,
}
const bag = { name: '手提げ袋', quantity: 2, total_price: 110 }

test('orders the totals of a shop that prices without tax', () => {
  const sums = orderTotals(order, [bag], { isPricedWithoutTax: true, total_tax: 170 })

  expect(sums.map(({ term, amount }) => `${term} ${amount}`)).toEqual([
    '商品合計 890',
    '手提げ袋 × 2 110',
    'クーポン割引 -100',
    '送料 770',
    '決済手数料 250',
    'ポイント利用 -50',
    '税抜合計 1700',
    '消費税 170',
    '合計（税込） 1870',
  ])
})

test('lists the charges of a document in the order of the totals', () => {
  expect(listCharges(orderTotals(order, [bag])).map(({ term }) => term)).toEqual([
    'クーポン割引',
    '送料',
    '決済手数料',
    'ポイント利用',
  ])
})
