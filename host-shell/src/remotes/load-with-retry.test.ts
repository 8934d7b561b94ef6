import { loadHeadless, loadWidgets, prepareRetry } from './remote-loader'
import { loadHeadlessWithRetry, loadWidgetsWithRetry, retryNow } from './load-with-retry'

jest.mock('./remote-loader', () => ({
  firstRetryMs: 3_000,
  longestRetryMs: 60_000,
  loadHeadless: jest.fn(),
  loadWidgets: jest.fn(),
  prepareRetry: jest.fn(),
}))

const loading = jest.mocked(loadWidgets)
const widgets = { popup: async () => ({}) } as unknown as Awaited<ReturnType<typeof loadWidgets>>['widgets']

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  loading.mockReset()
  jest.mocked(prepareRetry).mockReset()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('retries widgets of an unreachable remote at growing intervals', async () => {
  loading.mockRejectedValue(new Error('away'))
  const come = jest.fn()
  void loadWidgetsWithRetry('cart').then(come)
  await jest.advanceTimersByTimeAsync(3_000 + 6_000)
  expect(loading).toHaveBeenCalledTimes(3)
  expect(prepareRetry).toHaveBeenCalledWith('cart')

  loading.mockResolvedValue({ widgets })
  await jest.advanceTimersByTimeAsync(11_999)
  expect(come).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)

  expect(come).toHaveBeenCalledWith({ widgets })
})

test('requests a remote only once for several elements', async () => {
  loading.mockResolvedValue({ widgets })

  await Promise.all([loadWidgetsWithRetry('catalog'), loadWidgetsWithRetry('catalog')])

  expect(loading).toHaveBeenCalledTimes(1)
})

test('retries immediately when the connection returns', async () => {
  loading.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ widgets })
  const come = loadWidgetsWithRetry('mypage')
  await jest.advanceTimersByTimeAsync(1)
  dispatchEvent(new Event('online'))

  await expect(come).resolves.toEqual({ widgets })
})

test('retries only the remote that is needed now', async () => {
  loading.mockRejectedValue(new Error('away'))
  void loadWidgetsWithRetry('content')
  void loadWidgetsWithRetry('social-gift')
  await jest.advanceTimersByTimeAsync(1)
  loading.mockClear()

  retryNow('content')
  await jest.advanceTimersByTimeAsync(1)

  expect(loading.mock.calls).toEqual([['content']])
})

test('retries the widgets of a remote after another module has loaded', async () => {
  loading.mockRejectedValueOnce(new Error('away')).mockResolvedValue({ widgets })
  const headless = { headless: { start: () => () => undefined } }
  jest.mocked(loadHeadless).mockResolvedValue(headless)
  const come = loadWidgetsWithRetry('search')
  await jest.advanceTimersByTimeAsync(1)

  await loadHeadlessWithRetry('search')

  await expect(come).resolves.toEqual({ widgets })
})
