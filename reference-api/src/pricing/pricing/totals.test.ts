import { cartTotals, couponParts, type PricedLine } from './totals.rules'

const aLine = ({
  price_with_tax = 1100,
  quantity = 1,
  ...line
}: Partial<PricedLine> & { price_with_tax?: number } = {}): PricedLine => ({
  ...{ key: 'a', tax_rate: 10, accessories: [] },
  ...{ quantity, total_price: price_with_tax * quantity },
  ...line,
})
const tax = { standard: 10, rounding: 'half_up' } as const
const cart = { lines: [aLine()], coupons: [], carriage: 0, paymentFee: 0, point: 0, tax, isMember: true }

test('sums products, accessories, postage and fee to the payment', () => {
  const lines = [
    aLine({ quantity: 2, accessories: [{ total_price: 660, tax_rate: 10 }] }),
    aLine({ key: 'b', price_with_tax: 1080, tax_rate: 8 }),
  ]

  const { totals } = cartTotals({ ...cart, lines, carriage: 770, paymentFee: 330 })

  expect(totals).toMatchObject({
    total_price: 3940,
    total_accessory: 660,
    total_carriage: 770,
    payment_fee: 330,
    total_payment: 5040,
  })
  expect(totals.amount_by_tax_rate).toEqual([
    { tax_rate: 8, is_reduced: true, amount: 1080, tax_amount: 80 },
    { tax_rate: 10, is_reduced: false, amount: 3960, tax_amount: 360 },
  ])
  expect(totals.total_tax).toBe(440)
})

test('spreads a coupon over the lines it discounts', () => {
  const lines = [aLine({ price_with_tax: 1000 }), aLine({ key: 'b', price_with_tax: 2000, tax_rate: 8 })]

  const [discount] = couponParts(lines, [{ id: 1, code: 'C', discount_kind: 'fixed', discount_value: 100 }])

  expect(discount).toEqual({ coupon_id: 1, code: 'C', discount: 100, parts: [33, 67] })
})

test('limits the discount of two coupons to the product total', () => {
  const half = { id: 1, code: 'HALF', discount_kind: 'percent' as const, discount_value: 50 }
  const big = { id: 2, code: 'BIG', discount_kind: 'fixed' as const, discount_value: 5000 }

  const { totals } = cartTotals({ ...cart, coupons: [half, big], carriage: 770 })

  expect(totals).toMatchObject({ coupon_discount: 1100, total_payment: 770 })
})

test('limits points to the amount due, including postage', () => {
  const { totals, payable } = cartTotals({ ...cart, carriage: 770, point: 5000 })

  expect(payable).toBe(1870)
  expect(totals).toMatchObject({ point: 1870, total_payment: 0, total_tax: 0 })
})

test('earns no points for a guest', () => {
  expect(cartTotals({ ...cart, isMember: false }).totals.earned_point).toBe(0)
  expect(cartTotals(cart).totals.earned_point).toBe(11)
})

test('discounts only the products that the coupon covers', () => {
  const lines = [
    aLine({ price_with_tax: 1000 }),
    aLine({ key: 'b', price_with_tax: 2000, excluded_coupons: [1] }),
  ]

  const [discount] = couponParts(lines, [{ id: 1, code: 'C', discount_kind: 'percent', discount_value: 10 }])

  expect(discount).toMatchObject({ discount: 100, parts: [100, 0] })
})

test('earns no points for products that exclude points', () => {
  const lines = [
    aLine({ price_with_tax: 10_000, earns_points: false }),
    aLine({ key: 'b', price_with_tax: 2200 }),
  ]

  expect(cartTotals({ ...cart, lines }).totals.earned_point).toBe(22)
})

test('applies points to all products except those that exclude points', () => {
  const lines = [
    aLine({ price_with_tax: 10_000, takes_points: false }),
    aLine({ key: 'b', price_with_tax: 2200 }),
  ]

  const { totals, payable } = cartTotals({ ...cart, lines, carriage: 770, point: 5000 })

  expect(payable).toBe(2970)
  expect(totals).toMatchObject({ point: 2970, total_payment: 10_000 })
})
