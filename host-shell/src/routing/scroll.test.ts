import { watchScroll } from './scroll'

const scrolledTo = jest.fn()
window.scrollTo = scrolledTo
/** How the page was opened, as the browser tells it. */
let opening = 'navigate'
performance.getEntriesByType = () => [{ type: opening }] as unknown as PerformanceEntryList

/** The shopper scrolls the window. */
function scroll(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  dispatchEvent(new Event('scroll'))
}

const said = (name: string, originalEvent?: Event) =>
  dispatchEvent(
    new CustomEvent(`single-spa:${name}`, {
      detail: { originalEvent, oldUrl: '', newUrl: location.href, cancelNavigation: () => undefined },
    }),
  )

/** A link: a further entry of the history. */
function goTo(path: string, key: string, idx: number) {
  history.pushState({ key, idx }, '', path)
  said('before-routing-event')
  said('routing-event')
}

/** Back: the browser has changed the entry before the page hears of it. */
function goBackTo(path: string, key: string, idx: number) {
  history.replaceState({ key, idx }, '', path)
  const popstate = new PopStateEvent('popstate')
  said('before-routing-event', popstate)
  said('routing-event', popstate)
}

beforeAll(() => {
  history.replaceState({ key: 'list', idx: 0 }, '', '/product')
  watchScroll()
})

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  goTo('/product', 'list', 1)
  jest.advanceTimersByTime(1_000)
  scrolledTo.mockClear()
})

afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

test('the position of a screen is restored 500 ms after going back to it, neither sooner nor later (§2, §9)', () => {
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

test('a screen that comes later than that gets its position when it is there', () => {
  scroll(700)
  goTo('/product/towel', 'detail', 2)
  jest.advanceTimersByTime(50)
  scrolledTo.mockClear()

  history.replaceState({ key: 'list', idx: 1 }, '', '/product')
  const popstate = new PopStateEvent('popstate')
  said('before-routing-event', popstate)
  jest.advanceTimersByTime(2_000)
  expect(scrolledTo).not.toHaveBeenCalled()
  said('routing-event', popstate)

  expect(scrolledTo.mock.calls).toEqual([[{ top: 700, behavior: 'instant' }]])
})

test('what the layout scrolls while the screen comes back is not taken for the shopper’s wish', () => {
  scroll(700)
  goTo('/product/towel', 'detail', 2)
  goBackTo('/product', 'list', 1)
  scroll(0)
  jest.advanceTimersByTime(500)

  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' })
})

test('who goes on before the 500 ms have passed begins the next screen at its top, and stays there', () => {
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

test('filters that take the place of the entry leave the shopper where she is', () => {
  scroll(700)
  history.replaceState({ key: 'filtered', idx: 1 }, '', '/product?category=towel')
  said('before-routing-event')
  said('routing-event')
  jest.advanceTimersByTime(1_000)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('single-spa’s own popstate after a push is no going back', () => {
  scroll(700)
  const artificial = Object.assign(new PopStateEvent('popstate'), { singleSpa: true })
  said('before-routing-event', artificial)
  jest.advanceTimersByTime(500)

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('a reload restores the position of the screen after 500 ms', () => {
  scroll(640)
  dispatchEvent(new Event('pagehide'))
  scrolledTo.mockClear()
  opening = 'reload'

  jest.isolateModules(() => (require('./scroll') as { watchScroll(): void }).watchScroll())
  jest.advanceTimersByTime(499)
  expect(scrolledTo).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)

  expect(scrolledTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
})
