import { couponNote, earnsPoints, pointNote, takesCoupon, takesPoints } from './discount-terms.rules'

const goods = {
  name: '今治タオル',
  tax_class: 'standard' as const,
  is_couponable: null,
  is_point_earning: null,
  is_point_payable: null,
}
const voucher = { ...goods, name: '商品券', tax_class: 'exempt' as const }
const coupon = { name: '秋の割引', is_combinable: true, is_for_exempt: false }

test('applies coupons and points to products by default', () => {
  expect([takesCoupon(goods, coupon), earnsPoints(goods), takesPoints(goods)]).toEqual([true, true, true])
})

test('accepts points but no coupons for vouchers', () => {
  expect([takesCoupon(voucher, coupon), earnsPoints(voucher), takesPoints(voucher)]).toEqual([
    false,
    false,
    true,
  ])
})

test('discounts vouchers with a coupon meant for them', () => {
  expect(takesCoupon(voucher, { is_for_exempt: true })).toBe(true)
})

test("prefers the product's own settings over its tax class", () => {
  expect(takesCoupon({ ...voucher, is_couponable: true }, coupon)).toBe(true)
  expect(takesCoupon({ ...goods, is_couponable: false }, { is_for_exempt: true })).toBe(false)
  expect(earnsPoints({ ...voucher, is_point_earning: true })).toBe(true)
  expect(takesPoints({ ...goods, is_point_payable: false })).toBe(false)
})

test('lists excluded products in the coupon note', () => {
  expect(couponNote([goods], [])).toBeNull()
  expect(couponNote([goods, voucher], [])).toBe('「商品券」はクーポンの割引の対象外です。')
  expect(couponNote([goods], [{ ...coupon, is_combinable: false }])).toBe(
    '「秋の割引」はほかのクーポンと併用できません。',
  )
})

test('lists excluded products in the point note', () => {
  expect(pointNote([goods])).toBeNull()
  expect(pointNote([voucher])).toBe('「商品券」にはポイントが付きません。')
  expect(pointNote([{ ...goods, is_point_payable: false }])).toBe(
    '「今治タオル」のお支払いにはポイントをご利用いただけません。',
  )
})
