import { couponDiscount, couponRefusal, type CouponTerms } from './coupon.rules'

const aCoupon = (terms: Partial<CouponTerms> = {}): CouponTerms => ({
  id: 1,
  discount_kind: 'fixed',
  discount_value: 500,
  minimum_price: 3000,
  is_member_only: false,
  is_combinable: true,
  usage_limit: null,
  used_count: 0,
  held_count: 0,
  valid_from: new Date('2026-11-01T00:00+09:00'),
  valid_to: new Date('2026-11-30T23:59:59+09:00'),
  ...terms,
})
const situation = {
  now: new Date('2026-11-15T12:00+09:00'),
  goods: 3000,
  isMember: true,
  isUsedByMember: false,
}

test('accepts a coupon only within its validity period', () => {
  expect(couponRefusal(aCoupon(), situation)).toBeNull()
  expect(couponRefusal(aCoupon(), { ...situation, now: new Date('2026-10-31T23:59+09:00') })).toBe(
    'not_started',
  )
  expect(couponRefusal(aCoupon(), { ...situation, now: new Date('2026-12-01T00:00+09:00') })).toBe(
    'is_expired',
  )
})

test('rejects a coupon when the purchase is below its minimum', () => {
  expect(couponRefusal(aCoupon(), { ...situation, goods: 2999 })).toBe('minimum_price')
})

test('rejects a coupon that the member has already used', () => {
  expect(couponRefusal(aCoupon(), { ...situation, isUsedByMember: true })).toBe('already_used')
})

test('rejects a members-only coupon from a guest', () => {
  expect(couponRefusal(aCoupon({ is_member_only: true }), { ...situation, isMember: false })).toBe(
    'members_only',
  )
})

test('rejects a coupon that has reached its usage limit', () => {
  expect(couponRefusal(aCoupon({ usage_limit: 10, used_count: 10 }), situation)).toBe('used_up')
})

test('reports a coupon as held while its last use awaits payment', () => {
  const lastHeld = aCoupon({ usage_limit: 10, used_count: 10, held_count: 1 })

  expect(couponRefusal(lastHeld, situation)).toBe('held')
})

test('rounds discounts down and limits them to the product total', () => {
  expect(couponDiscount({ discount_kind: 'percent', discount_value: 10 }, 1999)).toBe(199)
  expect(couponDiscount({ discount_kind: 'fixed', discount_value: 500 }, 300)).toBe(300)
})

test("rejects combining a coupon that isn't combinable", () => {
  const alone = aCoupon({ is_combinable: false })

  expect(couponRefusal(alone, { ...situation, others: [aCoupon()] })).toBe('not_combinable')
  expect(couponRefusal(aCoupon(), { ...situation, others: [alone] })).toBe('not_combinable')
  expect(couponRefusal(alone, situation)).toBeNull()
})

test('reports a coupon that covers none of the products', () => {
  expect(couponRefusal(aCoupon(), { ...situation, goods: 0, isForNone: true })).toBe('no_goods')
})
