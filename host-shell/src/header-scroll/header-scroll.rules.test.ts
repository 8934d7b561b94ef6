import { headerAfter } from './header-scroll.rules'

const height = 100
const walk = (...ys: number[]) =>
  ys.reduce((state, y) => headerAfter(state, y, height), { lastY: 0, isAway: false }).isAway

test('hides the header when scrolling down and shows it when scrolling up', () => {
  expect(walk(50)).toBe(false)
  expect(walk(50, 400)).toBe(true)
  expect(walk(50, 400, 380)).toBe(false)
  expect(walk(50, 400, 380, 500)).toBe(true)
})

test('shows the header at the top and when overscrolling', () => {
  expect(walk(400, 40)).toBe(false)
  expect(walk(400, -30)).toBe(false)
})

test('shows the header when several small scrolls add up', () => {
  expect(walk(400, 396)).toBe(true)
  expect(walk(400, 396, 393, 390)).toBe(false)
})
