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

/** Navigation type that the browser reports. */
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

/** Back: the browser changes the entry before the page is notified and its screen is rendered. */
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

test('a screen’s position is restored 500 ms after Back (§2, §9)', () => {
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

test('a later screen is restored once it is rendered', () => {
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

test('a position that came without a scroll event is restored', () => {
  standAt(3_306)
  goTo('/news', 'news', 2)
  jest.advanceTimersByTime(50)
  scroll(0)
  scrolledTo.mockClear()

  goBackTo('/product', 'list', 1)
  jest.advanceTimersByTime(500)

  expect(scrolledTo.mock.calls).toEqual([[{ top: 3_306, behavior: 'instant' }]])
})

test('a position is read before a shorter screen is drawn', () => {
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

test('a queued Back restores the position of its own screen', () => {
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

test('a link to an anchor of the same page scrolls each time', () => {
  for (const place of ['#first', '#second']) {
    History.prototype.replaceState.call(history, null, '', place)
    dispatchEvent(new PopStateEvent('popstate'))
    scroll(700)
    jest.advanceTimersByTime(1_000)
  }

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('an entry without a position stays where the browser has put it', () => {
  goBackTo('/product', 'unknown', 0)
  jest.advanceTimersByTime(500)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('a slow screen is restored after the routing event', () => {
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

/** Back to the list at 3,000 px, while only the skeleton is rendered. */
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

test('a page that is too short is restored once it grows', () => {
  goBackToSkeleton()

  growTo(4_000)

  expect(scrolledTo).toHaveBeenCalledWith({ top: 3_000, behavior: 'instant' })
})

test('a restored page is not scrolled when it grows further', () => {
  goBackToSkeleton()
  growTo(4_000)
  scrolledTo.mockClear()

  growTo(6_000)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('the restoration continues for five seconds after each growth', () => {
  goBackToSkeleton()
  jest.advanceTimersByTime(4_800)
  growTo(2_000)
  jest.advanceTimersByTime(4_800)
  scrolledTo.mockClear()

  growTo(4_000)

  expect(scrolledTo).toHaveBeenCalledWith({ top: 3_000, behavior: 'instant' })
})

test('restoring ends when the page has not grown for five seconds', () => {
  goBackToSkeleton()

  jest.advanceTimersByTime(5_000)
  growTo(4_000)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('a shopper who scrolls during the restoration stays there', () => {
  goBackToSkeleton()

  dispatchEvent(new Event('wheel'))
  growTo(4_000)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('scrolls by the layout during the restoration are ignored', () => {
  scroll(700)
  goTo('/product/towel', 'detail', 2)
  goBackTo('/product', 'list', 1)
  scroll(0)
  jest.advanceTimersByTime(500)

  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' })
})

test('navigating within the 500 ms starts the next screen at the top', () => {
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

test('a further screen begins at its top', () => {
  scroll(700)
  goTo('/news', 'news', 2)
  jest.advanceTimersByTime(50)

  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
})

test('a further screen with an anchor begins there', () => {
  const anchor = document.body.appendChild(Object.assign(document.createElement('h2'), { id: 'お支払い' }))
  anchor.scrollIntoView = jest.fn()

  goTo(`/faq#${encodeURIComponent('お支払い')}`, 'faq', 2)
  jest.advanceTimersByTime(50)

  expect(anchor.scrollIntoView).toHaveBeenCalled()
  expect(scrolledTo).not.toHaveBeenCalled()
  anchor.remove()
})

test('filters that replace the entry preserve the position', () => {
  scroll(700)
  history.replaceState({ key: 'filtered', idx: 1 }, '', '/product?category=towel')
  said('before-routing-event')
  said('routing-event')
  jest.advanceTimersByTime(1_000)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('single-spa’s own popstate after a push is no going back', () => {
  scroll(700)
  dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }))
  said('before-routing-event')
  said('routing-event')
  jest.advanceTimersByTime(500)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('a reload restores the position of the screen after 500 ms', async () => {
  scroll(640)
  dispatchEvent(new Event('pagehide'))
  scrolledTo.mockClear()
  opening = 'reload'

  await jest.isolateModulesAsync(async () => (await import('./scroll')).watchScroll())
  jest.advanceTimersByTime(499)
  expect(scrolledTo).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)

  expect(scrolledTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
})

test('the first entry of each document has a key of its own', async () => {
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
