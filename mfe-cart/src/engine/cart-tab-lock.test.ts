import { polyfillLocks } from '@storefront/testing'
import { withCartTabLock } from './cart-tab-lock'
import { forgetCartToken, saveCartToken } from './cart-token.state'

beforeEach(() => {
  polyfillLocks()
  forgetCartToken()
})

/** Simulates a tab that records which token it opens the cart with. `finish` completes the opening. */
function aTab() {
  let finish: () => void = () => undefined
  let begin: (token: string | undefined) => void = () => undefined
  const begun = new Promise<string | undefined>((resolve) => (begin = resolve))
  const ended = withCartTabLock(async (token) => {
    begin(token)
    await new Promise<void>((resolve) => (finish = resolve))
    return token
  })
  return { begun, ended, finish: () => finish() }
}

test('opens the cart at once in the first tab', async () => {
  const tab = aTab()

  expect(await tab.begun).toBeUndefined()
  tab.finish()
})

test('waits in a second tab until the first tab has a cart', async () => {
  const first = aTab()
  await first.begun
  const second = aTab()

  saveCartToken('first-tabs-cart', '2099-01-01T00:00:00+09:00')
  first.finish()

  expect(await second.begun).toBe('first-tabs-cart')
  second.finish()
})

test('does not wait if a cart token is already stored', async () => {
  const first = aTab()
  await first.begun
  saveCartToken('known-cart', '2099-01-01T00:00:00+09:00')
  const second = aTab()

  expect(await second.begun).toBe('known-cart')
  for (const tab of [first, second]) tab.finish()
})

test('gives up waiting for a stuck tab after three seconds (§9)', async () => {
  jest.useFakeTimers()
  const first = aTab()
  await first.begun
  const second = aTab()
  let isSecondBegun = false
  void second.begun.then(() => (isSecondBegun = true))

  await jest.advanceTimersByTimeAsync(2_999)
  expect(isSecondBegun).toBe(false)
  await jest.advanceTimersByTimeAsync(1)

  expect(isSecondBegun).toBe(true)
  expect(await second.begun).toBeUndefined()
  for (const tab of [first, second]) tab.finish()
  await jest.advanceTimersByTimeAsync(0)
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

test('rethrows a failed opening and releases the lock', async () => {
  await expect(withCartTabLock(() => Promise.reject(new Error('away')))).rejects.toThrow('away')

  const next = aTab()

  expect(await next.begun).toBeUndefined()
  next.finish()
})
