import { couponRefusal } from '../../pricing/pricing/coupon.rules'
import { endOfDay, startOfDay } from './shop-day.rules'

test('accepts a coupon until the end of its last day', () => {
  const coupon = {
    ...{ id: 1, discount_kind: 'fixed' as const, discount_value: 500, minimum_price: 0 },
    ...{ is_member_only: false, is_combinable: true, usage_limit: null, used_count: 0, held_count: 0 },
    valid_from: new Date(startOfDay('2026-11-01')!),
    valid_to: new Date(endOfDay('2026-11-30')!),
  }
  const at = (time: string) =>
    couponRefusal(coupon, { now: new Date(time), goods: 1, isMember: false, isUsedByMember: false })

  expect(at('2026-11-30T23:59:59.999+09:00')).toBeNull()
  expect(at('2026-12-01T00:00:00+09:00')).toBe('is_expired')
})
