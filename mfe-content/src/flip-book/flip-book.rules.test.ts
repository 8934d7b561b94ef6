import {
  isTurned,
  leafBetween,
  readOpenPage,
  pageAfterTurn,
  computeSpread,
  turnedBy,
  wholeBook,
  zoomedAt,
} from './flip-book.rules'

test('clamps a page number to the book', () => {
  expect([readOpenPage('9', 2), readOpenPage('0', 2), readOpenPage('x', 2), readOpenPage(null, 2)]).toEqual([
    2, 1, 1, 1,
  ])
})

test('shows the cover alone, then two pages at a time', () => {
  expect([1, 2, 3, 6].map((page) => computeSpread(page, 6))).toEqual([
    [null, 1],
    [2, 3],
    [2, 3],
    [6, null],
  ])
})

test('turns as many pages as are visible at once', () => {
  expect([1, 2, 6].map((page) => pageAfterTurn(page, 6, 1, 1))).toEqual([2, 3, null])
  expect([1, 2, 3, 6].map((page) => pageAfterTurn(page, 6, 1, 2))).toEqual([2, 4, 4, null])
  expect([1, 2, 4].map((page) => pageAfterTurn(page, 6, -1, 2))).toEqual([null, 1, 2])
})

test('shows the old page on the front of the turning leaf', () => {
  expect(leafBetween(2, 4, 8, 2)).toMatchObject({ under: [2, 5], front: 3, back: 4, direction: 1 })
  expect(leafBetween(4, 2, 8, 2)).toMatchObject({ under: [2, 5], front: 3, back: 4, direction: -1 })
  expect(leafBetween(2, 3, 8, 1)).toMatchObject({ under: [3, 3], front: 2, back: null })
})

test('limits the leaf’s position while it follows a drag', () => {
  expect([-500, -2000, 50].map((moved) => turnedBy(moved, 1000, 1))).toEqual([0.5, 1, 0])
  expect([500, 2000, -50].map((moved) => turnedBy(moved, 1000, -1))).toEqual([0.5, 0, 1])
})

test('turns the page after a flick or a long drag', () => {
  expect(isTurned(-400, 1000, 2000)).toBe(true)
  expect(isTurned(-100, 1000, 100)).toBe(true)
  expect(isTurned(-100, 1000, 2000)).toBe(false)
})

test('zooms around a fixed point up to a factor of four', () => {
  const frame = { width: 100, height: 100 }

  expect(zoomedAt(wholeBook, { x: 50, y: 50 }, 2, frame)).toEqual({ scale: 2, x: -50, y: -50 })
  expect(zoomedAt(wholeBook, { x: 0, y: 0 }, 9, frame)).toEqual({ scale: 4, x: 0, y: 0 })
  expect(zoomedAt({ scale: 2, x: -50, y: -50 }, { x: 10, y: 10 }, 0.1, frame)).toMatchObject({
    scale: 1,
    x: 0,
    y: 0,
  })
})
