import { giftRefusal } from './social-gift.rules'

const gift = {
  status: 'accepted' as const,
  expires_at: '2026-12-21T00:00:00+09:00',
  completed_at: null,
  declined_at: null,
  redirected_at: null,
  returned_at: null,
}
const at = (instant: string) => new Date(instant)

test("accepts a response until the gift's link expires", () => {
  expect(giftRefusal(gift, at('2026-12-20T23:59:59+09:00'))).toBeNull()
  expect(giftRefusal(gift, at('2026-12-21T00:00:00+09:00'))).toBe('is_expired')
})

test('keeps an accepted gift readable after its link expires', () => {
  expect(
    giftRefusal({ ...gift, completed_at: '2026-12-01T00:00:00+09:00' }, at('2027-01-01T00:00:00+09:00')),
  ).toBeNull()
})

test('refuses access to gifts of cancelled or unpaid orders', () => {
  expect(giftRefusal({ ...gift, status: 'cancelled' }, at('2026-12-01T00:00:00+09:00'))).toBe('is_expired')
  expect(giftRefusal({ ...gift, status: 'waiting_deposit' }, at('2026-12-01T00:00:00+09:00'))).toBe(
    'not_ready',
  )
})

test('refuses access to declined, redirected and returned gifts', () => {
  const today = at('2026-12-01T00:00:00+09:00')
  const then = '2026-11-30T00:00:00+09:00'

  expect(giftRefusal({ ...gift, declined_at: then }, today)).toBe('is_declined')
  expect(giftRefusal({ ...gift, completed_at: then, redirected_at: then }, today)).toBe('is_expired')
  expect(giftRefusal({ ...gift, returned_at: then }, today)).toBe('is_expired')
})
