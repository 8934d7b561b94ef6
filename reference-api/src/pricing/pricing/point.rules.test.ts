import { earnedPoint, pointRefusal } from './point.rules'

test('earns one per cent of the product payment, rounded down', () => {
  expect(earnedPoint(10_999, 0, 0)).toBe(109)
  expect(earnedPoint(10_000, 500, 500)).toBe(90)
  expect(earnedPoint(1_000, 0, 1_500)).toBe(0)
})

test('limits points to the balance and the amount due', () => {
  expect(pointRefusal(100, 100, 100)).toBeNull()
  expect(pointRefusal(101, 100, 500)).toBe('not_enough')
  expect(pointRefusal(101, 200, 100)).toBe('exceeds_payment')
})
