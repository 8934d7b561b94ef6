import { headerAfter } from './header-scroll.rules'

const height = 100
const walk = (...ys: number[]) =>
  ys.reduce((state, y) => headerAfter(state, y, height), { lastY: 0, isAway: false }).isAway

test('the header goes on the way down and comes on the way up', () => {
  expect(walk(50)).toBe(false)
  expect(walk(50, 400)).toBe(true)
  expect(walk(50, 400, 380)).toBe(false)
  expect(walk(50, 400, 380, 500)).toBe(true)
})

test('at the top it is there, also where a page is pulled beyond it', () => {
  expect(walk(400, 40)).toBe(false)
  expect(walk(400, -30)).toBe(false)
})

test('a trembling finger moves nothing, but a slow way adds up', () => {
  expect(walk(400, 396)).toBe(true)
  expect(walk(400, 396, 393, 390)).toBe(false)
})
