import { fireEvent } from '@testing-library/dom'
import { lastOf } from '@storefront/event-bus'
import { removeCookie, writeCookie } from '@storefront/state'
import { startHeadless } from '../remotes/start-headless'
import { preloadWidget } from '../remotes/widgets'
import { startCartWhenNeeded } from './cart-start'

jest.mock('../remotes/start-headless', () => ({ startHeadless: jest.fn() }))
jest.mock('../remotes/widgets', () => ({ preloadWidget: jest.fn() }))

const started = () => jest.mocked(startHeadless).mock.calls
const preloaded = () => jest.mocked(preloadWidget).mock.calls
let stop: () => void

let beIdle: () => void = () => undefined

beforeEach(() => {
  beIdle = () => undefined
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void) => void (beIdle = work),
    cancelIdleCallback: () => void (beIdle = () => undefined),
  })
})
afterEach(() => {
  stop()
  removeCookie('cartToken')
  jest.clearAllMocks()
})

test('starts an existing cart when the page is idle', () => {
  writeCookie('cartToken', 'token-1', { expiresAt: new Date(Date.now() + 60_000) })
  stop = startCartWhenNeeded()
  expect(started()).toEqual([])

  beIdle()

  expect([started(), preloaded()]).toEqual([[['cart']], []])
})

test('loads no cart code without a cart or interaction', () => {
  stop = startCartWhenNeeded()

  beIdle()

  expect([started(), preloaded()]).toEqual([[], []])
  expect(lastOf('cart.changed')).toEqual({ count: 0, total: 0 })
})

test.each(['pointerDown', 'keyDown', 'touchStart'] as const)(
  'loads the add-to-cart code once on the first %s',
  (touch) => {
    stop = startCartWhenNeeded()

    fireEvent[touch](document.body)
    fireEvent[touch](document.body)

    expect([started(), preloaded()]).toEqual([[['cart']], [['cart/added-to-cart']]])
  },
)
