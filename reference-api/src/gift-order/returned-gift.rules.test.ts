import { returnedAmount } from './returned-gift.rules'

const line = { price_with_tax: 3300, quantity: 1, coupon_discount: 0, accessories: [] }
const carriage = { carriage: 770 }

test('a gift costs its goods and its postage', () => {
  expect(returnedAmount({ total_payment: 8140, point: 0 }, carriage, [line])).toBe(4070)
})

test('a coupon discount on the gift is not refunded', () => {
  const discounted = { ...line, coupon_discount: 250 }

  expect(returnedAmount({ total_payment: 7640, point: 0 }, carriage, [discounted])).toBe(3820)
})

test('the points of an order are shared by its gifts', () => {
  expect(returnedAmount({ total_payment: 7140, point: 1000 }, carriage, [line])).toBe(3570)
})

test('a gift paid by points is refunded no money', () => {
  expect(returnedAmount({ total_payment: 0, point: 8140 }, carriage, [line])).toBe(0)
})
