import { computeBounds, isAbove, isBelowPart } from './share-bound.rules'

test.each([
  [3, 8, 0.0725, 0.82],
  [3, 300, 0.0019, 0.0495],
  [0, 50, 0, 0.1788],
  [50, 50, 0.8212, 1],
])('bounds %i of %i', (count, of, lower, upper) => {
  expect(computeBounds({ count, of }).lower).toBeCloseTo(lower, 3)
  expect(computeBounds({ count, of }).upper).toBeCloseTo(upper, 2)
})

test('allows any rate for a share of no cases', () => {
  expect(computeBounds({ count: 0, of: 0 })).toEqual({ lower: 0, upper: 1 })
})

test('counts more failures than pages as all pages', () => {
  expect(computeBounds({ count: 5, of: 2 })).toEqual(computeBounds({ count: 5, of: 5 }))
})

test('finds a share above a rate only beyond chance', () => {
  expect(isAbove({ count: 3, of: 8 }, 0.05)).toBe(true)
  expect(isAbove({ count: 3, of: 20 }, 0.05)).toBe(false)
})

test('finds a share below a part of another only beyond chance', () => {
  const usual = { count: 80, of: 1_000 }

  expect(isBelowPart({ count: 0, of: 250 }, usual, 0.8)).toBe(true)
  expect(isBelowPart({ count: 0, of: 100 }, usual, 0.8)).toBe(false)
  expect(isBelowPart({ count: 0, of: 250 }, { count: 2, of: 25 }, 0.8)).toBe(false)
  expect(isBelowPart({ count: 700, of: 10_000 }, { count: 800, of: 10_000 }, 0.8)).toBe(false)
})
