import type { ComposedRemote } from '@storefront/navigation'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type * as RemoteLoader from './remote-loader'

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}))

const gift: ComposedRemote = {
  name: 'social-gift',
  version: '1.0.0',
  entry: '/remotes/social-gift/1.0.0/remoteEntry.js',
  routes: ['/social-gift/*'],
  integrity: 'sha384-abc',
}
const cart: ComposedRemote = {
  name: 'cart',
  version: '1.0.0',
  entry: '/remotes/cart/1.0.0/remoteEntry.js',
  routes: ['/cart'],
}
type Loader = typeof RemoteLoader
type EntryPolicy = { createScript(of: { url: string }): { script: HTMLScriptElement; timeout: number } }

async function openTab() {
  const block = { type: 'application/json', id: 'composition' }
  const text = JSON.stringify({ id: 'c1', remotes: [gift, cart] })
  document.body.replaceChildren(
    Object.assign(document.createElement('script'), { ...block, textContent: text }),
  )
  let loader!: Loader
  await jest.isolateModulesAsync(async () => void (loader = await import('./remote-loader')))
  return loader
}
const registered = () =>
  jest.mocked(registerRemotes).mock.calls.map(([[one], options]) => ({ ...one, ...options }))

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(loadRemote).mockReset()
  jest.mocked(registerRemotes).mockReset()
  jest.mocked(registerPlugins).mockReset()
})
afterEach(() => jest.useRealTimers())

test('registers the composition’s remotes without loading them', async () => {
  await openTab()

  expect(registered()).toMatchObject([
    { name: 'social_gift', entry: 'http://localhost/remotes/social-gift/1.0.0/remoteEntry.js', force: false },
    { name: 'cart', entry: 'http://localhost/remotes/cart/1.0.0/remoteEntry.js', force: false },
  ])
  expect(loadRemote).not.toHaveBeenCalled()
})

test('loads an app once for several callers', async () => {
  const loader = await openTab()
  jest.mocked(loadRemote).mockResolvedValue({ app: 'the cart' })

  const apps = await Promise.all([loader.loadApp('cart'), loader.loadApp('cart')])

  expect(apps).toEqual(['the cart', 'the cart'])
  expect(jest.mocked(loadRemote).mock.calls).toEqual([['cart/app']])
})

test('loads an app again after a failed attempt', async () => {
  const loader = await openTab()
  jest.mocked(loadRemote).mockRejectedValueOnce(new Error('away')).mockResolvedValue({ app: 'the cart' })

  await expect(loader.loadApp('cart')).rejects.toThrow('away')

  expect(await loader.loadApp('cart')).toBe('the cart')
})

test('gives up on a module after ten seconds', async () => {
  const loader = await openTab()
  jest.mocked(loadRemote).mockReturnValue(new Promise(() => undefined))
  const given = jest.fn()
  loader.loadApp('social-gift').catch(given)

  await jest.advanceTimersByTimeAsync(9_999)
  expect(given).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)

  expect(given).toHaveBeenCalledWith(new Error('social-gift/app did not come within 10000 ms'))
})

test('uses a fresh URL for a retry', async () => {
  const loader = await openTab()
  jest.mocked(registerRemotes).mockClear()

  loader.retryRemote(cart)
  loader.retryRemote(cart)

  expect(registered()).toMatchObject([
    { name: 'cart', entry: 'http://localhost/remotes/cart/1.0.0/remoteEntry.js?retry=1', force: true },
    { name: 'cart', entry: 'http://localhost/remotes/cart/1.0.0/remoteEntry.js?retry=2', force: true },
  ])
})

test('keeps the URL of a remote with a loaded module', async () => {
  const loader = await openTab()
  jest.mocked(loadRemote).mockResolvedValueOnce({ app: 'the cart' })
  await loader.loadApp('cart')
  jest.mocked(registerRemotes).mockClear()

  loader.prepareRetry('cart')
  loader.prepareRetry('social-gift')

  expect(registered()).toMatchObject([{ name: 'social_gift', force: true }])
})

test('keeps the URL of a remote with a loading module', async () => {
  const loader = await openTab()
  jest.mocked(loadRemote).mockReturnValue(new Promise(() => undefined))
  loader.loadHeadless('cart').catch(() => undefined)
  jest.mocked(registerRemotes).mockClear()

  loader.prepareRetry('cart')
  expect(registerRemotes).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(10_000)
  loader.prepareRetry('cart')

  expect(registered()).toMatchObject([{ name: 'cart', force: true }])
})

test('loads an entry with its integrity hash and a five-second timeout', async () => {
  await openTab()
  const [[policy]] = jest.mocked(registerPlugins).mock.calls[0] as unknown as [[EntryPolicy]]

  const { script, timeout } = policy.createScript({ url: `http://localhost${gift.entry}?retry=1` })
  const plain = policy.createScript({ url: `http://localhost${cart.entry}` }).script

  expect(script.integrity).toBe('sha384-abc')
  expect(script.crossOrigin).toBe('anonymous')
  expect(timeout).toBe(5_000)
  expect(script.src).toBe(`http://localhost${gift.entry}?retry=1`)
  expect(plain.hasAttribute('integrity')).toBe(false)
})
