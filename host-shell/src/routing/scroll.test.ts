import { restoreShownScreen, watchScroll } from './scroll'

const scrolledTo = jest.fn()
window.scrollTo = scrolledTo
let heightPx = 5_000
Object.defineProperty(document.documentElement, 'scrollHeight', { get: () => heightPx })
let notifyResize = () => undefined as void
window.ResizeObserver = class {
  constructor(notify: ResizeObserverCallback) {
    notifyResize = () => notify([], this)
  }
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => void (notifyResize = () => undefined)
}
const growTo = (px: number) => {
  heightPx = px
  notifyResize()
}

/** The navigation type that the browser reports. */
let opening = 'navigate'
performance.getEntriesByType = () => [{ type: opening }] as unknown as PerformanceEntryList

/** Sets the window's position without a scroll event. */
function standAt(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
}

function scroll(top: number) {
  standAt(top)
  dispatchEvent(new Event('scroll'))
}

const said = (name: string) =>
  dispatchEvent(
    new CustomEvent(`single-spa:${name}`, {
      detail: { oldUrl: '', newUrl: location.href, cancelNavigation: () => undefined },
    }),
  )

function goTo(path: string, key: string, idx: number) {
  history.pushState({ key, idx }, '', path)
  said('before-routing-event')
  said('routing-event')
}

/** Goes back: the browser changes the entry before it notifies the page and its screen is rendered. */
function pressBackTo(path: string, key: string, idx: number) {
  History.prototype.replaceState.call(history, { key, idx }, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

function goBackTo(path: string, key: string, idx: number) {
  pressBackTo(path, key, idx)
  said('before-routing-event')
  said('routing-event')
  restoreShownScreen()
}

beforeAll(() => {
  history.replaceState({ key: 'list', idx: 0 }, '', '/product')
  watchScroll()
})

beforeEach(() => {
  heightPx = 5_000
  jest.useFakeTimers({ doNotFake: ['performance'] })
  goTo('/product', 'list', 1)
  jest.advanceTimersByTime(1_000)
  scrolledTo.mockClear()
})

afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

test('restores a screen’s position 500 ms after Back (§2, §9)', () => {
  scroll(700)
  goTo('/product/towel', 'detail', 2)
  jest.advanceTimersByTime(50)
  scroll(120)
  scrolledTo.mockClear()

  goBackTo('/product', 'list', 1)
  jest.advanceTimersByTime(499)
  expect(scrolledTo).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)

  expect(scrolledTo.mock.calls).toEqual([[{ top: 700, behavior: 'instant' }]])
})

test('restores the position of a late screen when it is rendered', () => {
  scroll(700)
  goTo('/product/towel', 'detail', 2)
  jest.advanceTimersByTime(50)
  scrolledTo.mockClear()

  pressBackTo('/product', 'list', 1)
  said('before-routing-event')
  said('routing-event')
  jest.advanceTimersByTime(8_000)
  expect(scrolledTo).not.toHaveBeenCalled()
  restoreShownScreen()

  expect(scrolledTo.mock.calls).toEqual([[{ top: 700, behavior: 'instant' }]])
})

test('restores a position reached without a scroll event', () => {
  standAt(3_306)
  goTo('/news', 'news', 2)
  jest.advanceTimersByTime(50)
  scroll(0)
  scrolledTo.mockClear()

  goBackTo('/product', 'list', 1)
  jest.advanceTimersByTime(500)

  expect(scrolledTo.mock.calls).toEqual([[{ top: 3_306, behavior: 'instant' }]])
})

test('stores the position before a shorter next screen is rendered', () => {
  standAt(3_306)
  history.pushState({ key: 'news', idx: 2 }, '', '/news')
  scroll(775)
  said('before-routing-event')
  said('routing-event')
  jest.advanceTimersByTime(50)
  scrolledTo.mockClear()

  goBackTo('/product', 'list', 1)
  jest.advanceTimersByTime(500)

  expect(scrolledTo.mock.calls).toEqual([[{ top: 3_306, behavior: 'instant' }]])
})

test('restores the position of a queued Back only on its screen', () => {
  scroll(700)
  history.pushState({ key: 'detail', idx: 2 }, '', '/product/towel')
  said('before-routing-event')
  pressBackTo('/product', 'list', 1)
  scroll(0)
  restoreShownScreen()
  said('routing-event')
  jest.advanceTimersByTime(600)
  expect(scrolledTo).not.toHaveBeenCalled()

  said('before-routing-event')
  restoreShownScreen()

  expect(scrolledTo.mock.calls).toEqual([[{ top: 700, behavior: 'instant' }]])
})

test('leaves scrolling to the browser for anchors on the same page', () => {
  for (const place of ['#first', '#second']) {
    History.prototype.replaceState.call(history, null, '', place)
    dispatchEvent(new PopStateEvent('popstate'))
    scroll(700)
    jest.advanceTimersByTime(1_000)
  }

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('does not scroll on Back to an entry without a stored position', () => {
  goBackTo('/product', 'unknown', 0)
  jest.advanceTimersByTime(500)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('restores the position of a slow screen after the routing event', () => {
  scroll(700)
  goTo('/news', 'news', 2)
  jest.advanceTimersByTime(50)
  pressBackTo('/product', 'list', 1)
  said('before-routing-event')
  jest.advanceTimersByTime(2_000)
  scrolledTo.mockClear()

  restoreShownScreen()
  said('routing-event')
  jest.advanceTimersByTime(50)

  expect(scrolledTo.mock.calls).toEqual([[{ top: 700, behavior: 'instant' }]])
})

/** Goes back to the list at 3,000 px, while only the skeleton is rendered. */
function goBackToSkeleton() {
  scroll(3_000)
  goTo('/product/towel', 'detail', 2)
  jest.advanceTimersByTime(1_000)
  heightPx = 1_200
  goBackTo('/product', 'list', 1)
  jest.advanceTimersByTime(600)
  scroll(heightPx - innerHeight)
  scrolledTo.mockClear()
}

test('restores the position when a short page has grown', () => {
  goBackToSkeleton()

  growTo(4_000)

  expect(scrolledTo).toHaveBeenCalledWith({ top: 3_000, behavior: 'instant' })
})

test('does not scroll a restored page when it grows further', () => {
  goBackToSkeleton()
  growTo(4_000)
  scrolledTo.mockClear()

  growTo(6_000)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('keeps restoring for five seconds after each growth', () => {
  goBackToSkeleton()
  jest.advanceTimersByTime(4_800)
  growTo(2_000)
  jest.advanceTimersByTime(4_800)
  scrolledTo.mockClear()

  growTo(4_000)

  expect(scrolledTo).toHaveBeenCalledWith({ top: 3_000, behavior: 'instant' })
})

test('stops restoring when the page has not grown for five seconds', () => {
  goBackToSkeleton()

  jest.advanceTimersByTime(5_000)
  growTo(4_000)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('cancels scroll restoration when the shopper scrolls', () => {
  goBackToSkeleton()

  dispatchEvent(new Event('wheel'))
  growTo(4_000)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('ignores layout scrolls during restoration', () => {
  scroll(700)
  goTo('/product/towel', 'detail', 2)
  goBackTo('/product', 'list', 1)
  scroll(0)
  jest.advanceTimersByTime(500)

  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' })
})

test('scrolls to the top when navigation follows Back within 500 ms', () => {
  scroll(700)
  goTo('/product/towel', 'detail', 2)
  jest.advanceTimersByTime(50)
  goBackTo('/product', 'list', 1)
  jest.advanceTimersByTime(300)
  scrolledTo.mockClear()

  goTo('/cart', 'cart', 2)
  jest.advanceTimersByTime(500)

  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
})

test('starts the next screen at its top', () => {
  scroll(700)
  goTo('/news', 'news', 2)
  jest.advanceTimersByTime(50)

  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
})

test('starts the next screen at its anchor', () => {
  const anchor = document.body.appendChild(Object.assign(document.createElement('h2'), { id: 'お支払い' }))
  anchor.scrollIntoView = jest.fn()

  goTo(`/faq#${encodeURIComponent('お支払い')}`, 'faq', 2)
  jest.advanceTimersByTime(50)

  expect(anchor.scrollIntoView).toHaveBeenCalled()
  expect(scrolledTo).not.toHaveBeenCalled()
  anchor.remove()
})

test('keeps the position when filters replace the entry', () => {
  scroll(700)
  history.replaceState({ key: 'filtered', idx: 1 }, '', '/product?category=towel')
  said('before-routing-event')
  said('routing-event')
  jest.advanceTimersByTime(1_000)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('does not treat single-spa’s popstate after a push as Back', () => {
  scroll(700)
  dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }))
  said('before-routing-event')
  said('routing-event')
  jest.advanceTimersByTime(500)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test.each(['pointerdown', 'touchstart', 'wheel', 'keydown'])(
  'does not scroll under the shopper after %s on the shown screen',
  (input) => {
    scroll(700)
    goTo('/product/towel', 'detail', 2)
    jest.advanceTimersByTime(50)
    goBackTo('/product', 'list', 1)
    scrolledTo.mockClear()

    dispatchEvent(new Event(input))
    jest.advanceTimersByTime(500)

    expect(scrolledTo).not.toHaveBeenCalled()
  },
)

test('restores the position despite input on the screen that Back leaves', () => {
  scroll(700)
  goTo('/product/towel', 'detail', 2)
  jest.advanceTimersByTime(50)
  pressBackTo('/product', 'list', 1)
  scrolledTo.mockClear()

  dispatchEvent(new Event('wheel'))
  said('before-routing-event')
  said('routing-event')
  restoreShownScreen()
  jest.advanceTimersByTime(500)

  expect(scrolledTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' })
})

/** Reloads the page at 640 px. The new document starts at `top`. */
async function reloadAt(top: number) {
  scroll(640)
  dispatchEvent(new Event('pagehide'))
  standAt(top)
  scrolledTo.mockClear()
  opening = 'reload'
  await jest.isolateModulesAsync(async () => (await import('./scroll')).watchScroll())
}

test('restores the screen’s position 500 ms after a reload', async () => {
  await reloadAt(0)

  jest.advanceTimersByTime(499)
  expect(scrolledTo).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)

  expect(scrolledTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
})

test('keeps the page still while the shopper presses after a reload', async () => {
  await reloadAt(0)

  dispatchEvent(new Event('pointerdown'))
  jest.advanceTimersByTime(500)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test.each([
  ['scrolled', 200, {}],
  ['pressed', 0, { isPressing: true }],
])('keeps the position of a page %s before the shell listened', async (_input, top, earlyInteraction) => {
  Object.assign(window, { earlyInteraction })
  await reloadAt(top)

  jest.advanceTimersByTime(500)

  expect(scrolledTo).not.toHaveBeenCalled()
  Object.assign(window, { earlyInteraction: undefined })
})

test('assigns a unique key to the first history entry of each document', async () => {
  opening = 'navigate'
  const keys = []
  for (const path of ['/product', '/news']) {
    history.replaceState(null, '', path)
    await jest.isolateModulesAsync(async () => (await import('./scroll')).watchScroll())
    keys.push(history.state.key)
  }

  expect(keys).toEqual([expect.stringMatching(/^\w+$/), expect.stringMatching(/^\w+$/)])
  expect(keys[0]).not.toBe(keys[1])
})
