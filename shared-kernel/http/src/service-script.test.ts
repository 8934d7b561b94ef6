import { TimeoutError } from './errors'
import { loadServiceScript } from './service-script'

const scripts = () => [...document.querySelectorAll('script')]
const sources = () => scripts().map((script) => script.getAttribute('src'))
const outcomeOf = (loading: Promise<void>) =>
  loading.then(
    () => 'loaded',
    (error: unknown) => error,
  )

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
})
afterEach(() => jest.useRealTimers())

test("loads a service's script once for all callers", async () => {
  const asked = [loadServiceScript('/once.js'), loadServiceScript('/once.js')]
  scripts()[0]?.dispatchEvent(new Event('load'))

  await Promise.all([...asked, loadServiceScript('/once.js')])

  expect(sources()).toEqual(['/once.js'])
})

test('reloads a failed script from the same URL', async () => {
  const failed = outcomeOf(loadServiceScript('/failed.js'))
  scripts()[0]?.dispatchEvent(new Event('error'))
  expect(await failed).toEqual(new Error('/failed.js did not come'))

  const again = outcomeOf(loadServiceScript('/failed.js'))
  scripts()[0]?.dispatchEvent(new Event('load'))

  expect(sources()).toEqual(['/failed.js'])
  expect(await again).toBe('loaded')
})

test.each([
  ['/late.js', ['/late.js?attempt=2', '/late.js?attempt=3']],
  ['/late.js?render=key', ['/late.js?render=key&attempt=2', '/late.js?render=key&attempt=3']],
])('times out after ten seconds and retries %s with another URL', async (url, attempts) => {
  for (const attempt of [url, ...attempts]) {
    const late = outcomeOf(loadServiceScript(url))
    expect(sources()).toEqual([attempt])
    await jest.advanceTimersByTimeAsync(9_999)
    expect(sources()).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)

    expect(await late).toBeInstanceOf(TimeoutError)
    expect(sources()).toEqual([])
  }
})
