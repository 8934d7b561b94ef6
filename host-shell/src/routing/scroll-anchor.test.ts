import { restoreShownScreen, watchScroll } from './scroll'

const scrolledTo = jest.fn()
window.scrollTo = scrolledTo
const scrolledIntoView = jest.fn()
Element.prototype.scrollIntoView = scrolledIntoView

performance.getEntriesByType = () => []

let entries = 0

/** Follows a link. The router keeps the previous screen until the data of the next one is loaded. */
function goTo(url: string) {
  entries += 1
  history.pushState({ key: `entry-${entries}`, idx: entries }, '', url)
  notifyRouted()
}

function notifyRouted() {
  for (const name of ['before-routing-event', 'routing-event'])
    dispatchEvent(
      new CustomEvent(`single-spa:${name}`, {
        detail: { oldUrl: '', newUrl: location.href, cancelNavigation: () => undefined },
      }),
    )
  jest.advanceTimersByTime(50)
}

function renderAnchor() {
  document.body.innerHTML = '<section id="set-gym"></section>'
  restoreShownScreen()
}

beforeAll(() => {
  history.replaceState({ key: 'garment', idx: 0 }, '', '/product/shorts')
  watchScroll()
})

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  document.body.innerHTML = ''
  scrolledTo.mockClear()
  scrolledIntoView.mockClear()
})

afterEach(() => jest.useRealTimers())

test('scrolls to an anchor that is rendered after the navigation', () => {
  goTo('/school/2101#set-gym')
  expect(scrolledTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })

  renderAnchor()

  expect(scrolledIntoView.mock.contexts).toEqual([document.getElementById('set-gym')])
})

test('scrolls to a late anchor once', () => {
  goTo('/school/2102#set-gym')
  renderAnchor()

  restoreShownScreen()

  expect(scrolledIntoView).toHaveBeenCalledTimes(1)
})

test('scrolls to an anchor that follows a skeleton', () => {
  goTo('/school/2103#set-gym')
  restoreShownScreen()

  renderAnchor()

  expect(scrolledIntoView).toHaveBeenCalledTimes(1)
})

test('keeps the page still after the shopper acts on the skeleton', () => {
  goTo('/school/2104#set-gym')
  restoreShownScreen()

  dispatchEvent(new Event('wheel'))
  renderAnchor()

  expect(scrolledIntoView).not.toHaveBeenCalled()
})

test('forgets the anchor of a screen that the shopper has left', () => {
  goTo('/school/2105#set-gym')
  goTo('/cart')

  renderAnchor()

  expect(scrolledIntoView).not.toHaveBeenCalled()
})

/** Chooses another variant, whose page replaces the current entry. */
function replaceWith(url: string, usr: object | null) {
  history.replaceState({ key: 'variant', idx: entries, usr }, '', url)
  notifyRouted()
}

test('keeps the position when a link replaces the variant in place', () => {
  goTo('/product/blazer/uos')
  scrolledTo.mockClear()

  replaceWith('/product/blazer-170/uos', { keepsScroll: true })

  expect(scrolledTo).not.toHaveBeenCalled()
})

test('scrolls to the top when a redirect replaces the screen', () => {
  goTo('/cart')
  scrolledTo.mockClear()

  replaceWith('/login', null)

  expect(scrolledTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('keeps a filter in view that was changed by keyboard', () => {
  goTo('/product')
  scrolledTo.mockClear()
  document.body.innerHTML = '<main><input type="checkbox" /></main>'
  const filter = document.querySelector('input')!
  filter.getBoundingClientRect = () => ({ bottom: innerHeight + 1 }) as DOMRect
  filter.focus()

  goTo('/product?in_stock=1')

  expect(scrolledTo).not.toHaveBeenCalled()
})
