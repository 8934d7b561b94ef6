import { endOpening, whenOtherTabsOpened } from './cart-opening.state'
import { forgetCartToken, keepCartToken } from './cart-token.state'

beforeEach(() => {
  localStorage.clear()
  forgetCartToken()
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00+09:00') })
})
afterEach(() => jest.useRealTimers())

/** As another tab does that began a moment ago. */
const otherTabBegins = () => localStorage.setItem('cart-opening-at', String(Date.now()))

test('the first tab opens the cart at once', async () => {
  await expect(whenOtherTabsOpened()).resolves.toBeUndefined()
})

test('a second tab polls every 100 ms and takes the first one’s cart', async () => {
  otherTabBegins()
  const opened = whenOtherTabsOpened()

  await jest.advanceTimersByTimeAsync(250)
  keepCartToken('first-tabs-cart', '2099-01-01T00:00:00+09:00')
  await jest.advanceTimersByTimeAsync(100)

  await expect(opened).resolves.toBe('first-tabs-cart')
})

test('a tab that never finished is waited for three seconds', async () => {
  let isOpen = false
  otherTabBegins()
  const opened = whenOtherTabsOpened().then(() => (isOpen = true))

  await jest.advanceTimersByTimeAsync(2_900)
  expect(isOpen).toBe(false)
  await jest.advanceTimersByTimeAsync(200)
  await opened

  expect(isOpen).toBe(true)
  endOpening()
})
