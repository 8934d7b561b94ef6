import { giftRefusal } from './social-gift.rules'

const gift = { status: 'accepted' as const, expires_at: '2026-12-21T00:00:00+09:00', completed_at: null }
const at = (instant: string) => new Date(instant)

test('a gift can be answered for as long as its link lives', () => {
  expect(giftRefusal(gift, at('2026-12-20T23:59:59+09:00'))).toBeNull()
  expect(giftRefusal(gift, at('2026-12-21T00:00:00+09:00'))).toBe('is_expired')
})

test('an answered gift stays readable after its time', () => {
  expect(
    giftRefusal({ ...gift, completed_at: '2026-12-01T00:00:00+09:00' }, at('2027-01-01T00:00:00+09:00')),
  ).toBeNull()
})

test('a gift of a cancelled order is dead, one that is not paid yet must wait', () => {
  expect(giftRefusal({ ...gift, status: 'cancelled' }, at('2026-12-01T00:00:00+09:00'))).toBe('is_expired')
  expect(giftRefusal({ ...gift, status: 'waiting_deposit' }, at('2026-12-01T00:00:00+09:00'))).toBe(
    'not_ready',
  )
})
