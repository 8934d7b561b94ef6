import { returnedAmount } from './returned-gift.rules'

const line = { total_price: null, price_with_tax: 3300, quantity: 1, coupon_discount: 0, accessories: [] }
const carriage = { carriage: 770 }

test('refunds products and postage', () => {
  expect(returnedAmount({ total_payment: 8140, point: 0 }, carriage, [line])).toBe(4070)
})

test('subtracts the gift’s coupon discount from the refund', () => {
  const discounted = { ...line, coupon_discount: 250 }

  expect(returnedAmount({ total_payment: 7640, point: 0 }, carriage, [discounted])).toBe(3820)
})

test("splits an order's points among its gifts", () => {
  expect(returnedAmount({ total_payment: 7140, point: 1000 }, carriage, [line])).toBe(3570)
})

test('refunds no money for a gift paid with points', () => {
  expect(returnedAmount({ total_payment: 0, point: 8140 }, carriage, [line])).toBe(0)
})
