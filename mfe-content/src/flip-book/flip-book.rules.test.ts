import {
  isTurned,
  leafBetween,
  openPageOf,
  pageAfterTurn,
  spreadOf,
  turnedBy,
  wholeBook,
  zoomedAt,
} from './flip-book.rules'

test('a page beyond the book is its last, one that is none its first', () => {
  expect([openPageOf('9', 2), openPageOf('0', 2), openPageOf('x', 2), openPageOf(null, 2)]).toEqual([
    2, 1, 1, 1,
  ])
})

test('the cover lies alone, two pages lie open after it, and the last may be alone again', () => {
  expect([1, 2, 3, 6].map((page) => spreadOf(page, 6))).toEqual([
    [null, 1],
    [2, 3],
    [2, 3],
    [6, null],
  ])
})

test('a turn leads by one page, or by the two that lie open, and nowhere beyond the ends', () => {
  expect([1, 2, 6].map((page) => pageAfterTurn(page, 6, 1, 1))).toEqual([2, 3, null])
  expect([1, 2, 3, 6].map((page) => pageAfterTurn(page, 6, 1, 2))).toEqual([2, 4, 4, null])
  expect([1, 2, 4].map((page) => pageAfterTurn(page, 6, -1, 2))).toEqual([null, 1, 2])
})

test('a leaf has the page that goes on its front and the one that comes on its back', () => {
  expect(leafBetween(2, 4, 8, 2)).toMatchObject({ under: [2, 5], front: 3, back: 4, direction: 1 })
  expect(leafBetween(4, 2, 8, 2)).toMatchObject({ under: [2, 5], front: 3, back: 4, direction: -1 })
  expect(leafBetween(2, 3, 8, 1)).toMatchObject({ under: [3, 3], front: 2, back: null })
})

test('a leaf follows the hand on and back, and never beyond either side', () => {
  expect([-500, -2000, 50].map((moved) => turnedBy(moved, 1000, 1))).toEqual([0.5, 1, 0])
  expect([500, 2000, -50].map((moved) => turnedBy(moved, 1000, -1))).toEqual([0.5, 0, 1])
})

test('a third of the way or a flick turns the page, a small slow pull does not', () => {
  expect(isTurned(-400, 1000, 2000)).toBe(true)
  expect(isTurned(-100, 1000, 100)).toBe(true)
  expect(isTurned(-100, 1000, 2000)).toBe(false)
})

test('what lies under the fingers stays there while it grows, up to four times, and the book fills its frame', () => {
  const frame = { width: 100, height: 100 }

  expect(zoomedAt(wholeBook, { x: 50, y: 50 }, 2, frame)).toEqual({ scale: 2, x: -50, y: -50 })
  expect(zoomedAt(wholeBook, { x: 0, y: 0 }, 9, frame)).toEqual({ scale: 4, x: 0, y: 0 })
  expect(zoomedAt({ scale: 2, x: -50, y: -50 }, { x: 10, y: 10 }, 0.1, frame)).toMatchObject({
    scale: 1,
    x: 0,
    y: 0,
  })
})
