import { animateAnchors } from './scroll-animation'

const scrolledTo = jest.fn()
window.scrollTo = scrolledTo
let isMotionUnwanted = false
window.matchMedia = (() => ({ matches: isMotionUnwanted })) as never

beforeAll(() => {
  history.replaceState(null, '', '/faq')
  animateAnchors()
})

beforeEach(() => {
  jest.useFakeTimers()
  isMotionUnwanted = false
  scrolledTo.mockClear()
  history.replaceState(null, '', '/faq')
  document.body.innerHTML =
    '<a href="#shipping">送料</a><a href="/news#shipping">news</a><h2 id="shipping">送料</h2>'
  document.querySelector('h2')!.getBoundingClientRect = () => ({ top: 1_000 }) as DOMRect
})

afterEach(() => jest.useRealTimers())

/** Clicks the link. `detail` is the number of mouse clicks, or 0 for the Enter key. */
const press = (selector = 'a', detail = 1) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, detail })
  document.querySelector(selector)!.dispatchEvent(event)
  return event.defaultPrevented
}
const tops = () => scrolledTo.mock.calls.map(([{ top }]) => top as number)

test('scrolls to a target on the same screen in 700 ms (§9)', () => {
  expect(press()).toBe(true)

  jest.advanceTimersByTime(650)
  expect(tops().at(-1)).toBeLessThan(1_000)
  expect(tops().length).toBeGreaterThan(10)
  expect(location.hash).toBe('')
  jest.advanceTimersByTime(100)

  expect(tops().at(-1)).toBe(1_000)
  expect(location.hash).toBe('#shipping')
  const { length } = tops()
  jest.advanceTimersByTime(1_000)
  expect(tops()).toHaveLength(length)
})

test('lets the browser jump when the shopper prefers reduced motion', () => {
  isMotionUnwanted = true

  expect(press()).toBe(false)
  jest.advanceTimersByTime(1_000)

  expect(tops()).toEqual([])
})

test('jumps when a link is activated by keyboard', () => {
  expect(press('a', 0)).toBe(false)
  jest.advanceTimersByTime(1_000)

  expect(tops()).toEqual([])
})

test('stops the animation when the shopper scrolls', () => {
  press()
  jest.advanceTimersByTime(200)

  dispatchEvent(new Event('wheel'))
  const { length } = tops()
  jest.advanceTimersByTime(1_000)

  expect(tops()).toHaveLength(length)
  expect(location.hash).toBe('')
})

test('does not animate to an anchor on another screen', () => {
  expect(press('a[href^="/news"]')).toBe(false)
})
