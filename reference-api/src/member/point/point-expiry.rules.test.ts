import { computeExpiringPoints, computeExpiredPoints, remainders } from './point-expiry.rules'

const left = (day: string, point: number) => ({ point, created_at: `${day}T12:00:00+09:00` })
const at = (
  day: string,
  point: number,
  order_id: number | null = null,
  kind = point > 0 ? 'granted' : 'used',
) => ({
  ...left(day, point),
  kind,
  order_id,
})

test('spends the oldest grant first', () => {
  const movements = [
    at('2026-01-01', 100),
    at('2026-02-01', 50),
    at('2026-03-01', -120),
    at('2026-04-01', 10),
  ]

  expect(remainders(movements)).toEqual([left('2026-02-01', 30), left('2026-04-01', 10)])
})

test('pays owed points from the next grant', () => {
  const movements = [
    at('2026-01-01', 100),
    at('2026-01-02', -100, 2),
    at('2026-01-03', -100, 1, 'revoked'),
    at('2026-02-01', 130),
  ]

  expect(remainders(movements)).toEqual([left('2026-02-01', 30)])
})

test('keeps the expiry date of points returned by a cancellation', () => {
  const movements = [
    at('2026-01-01', 100),
    at('2026-02-01', 50),
    at('2026-03-01', -120, 7),
    at('2026-04-01', 120, 7, 'returned'),
  ]

  expect(remainders(movements)).toEqual([left('2026-01-01', 100), left('2026-02-01', 50)])
})

test('expires points on the first anniversary of their grant', () => {
  const movements = [at('2025-11-23', 100), at('2025-11-23', 20), at('2026-05-01', 5)]

  expect(computeExpiringPoints(movements, 365)).toEqual([
    { expires_on: '2026-11-23', point: 120 },
    { expires_on: '2027-05-01', point: 5 },
  ])
  expect(computeExpiredPoints(movements, 365, '2026-11-23')).toBe(0)
  expect(computeExpiredPoints(movements, 365, '2026-11-24')).toBe(120)
})

test("doesn't expire points twice", () => {
  const movements = [at('2025-01-01', 100), at('2026-01-02', -100), at('2026-02-01', 40)]

  expect(computeExpiredPoints(movements, 365, '2026-11-23')).toBe(0)
})
