import { recordEcommerceEvent, type Popup } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { fakeApi, recordEvents } from '@storefront/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { PopupCard } from './popup-card'
import { closePopup, offerPopups, queuedPopups, withdrawPopups } from './popup.state'
import { recordCommerceEvent, startPopups } from './popups'

const api = fakeApi(withdrawPopups)
const aPopup = (own: Partial<Popup> = {}): Popup => ({
  id: 1,
  key: 'welcome',
  title: 'はじめての方に',
  body: '<p>500円クーポン</p>',
  image: null,
  url: '/register',
  ...own,
})

beforeEach(() => configureHttp({ baseUrl: 'http://localhost' }))
beforeEach(() => sessionStorage.clear())

const comeFrom = (url: string) =>
  Object.defineProperty(document, 'referrer', { value: url, configurable: true })
beforeEach(() => void comeFrom(`${location.origin}/product`))

function goTo(path: string) {
  history.pushState(null, '', path)
  act(() => void dispatchEvent(new Event('single-spa:before-routing-event')))
  act(() => void dispatchEvent(new Event('single-spa:routing-event')))
}

test('shows no popup on the first page of a visit', async () => {
  comeFrom('https://search.example/')
  startPopups()
  render(<PopupCard />)
  act(() => publish('top-page.shown', { popups: [aPopup({ id: 31 })] }))
  await act(async () => undefined)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()

  goTo('/maker')

  await shows(() => screen.getByRole('complementary', { name: 'はじめての方に' }))
  goTo('/')
})

test.each(['/product', '/product/imabari-towel-set', '/gift-finder', '/occasion/oseibo'])(
  'shows no popup over the goods of %s',
  async (path) => {
    api.answer(recordEcommerceEvent, { id: 'e1', popup: aPopup({ id: 51 }) })
    startPopups()
    render(<PopupCard />)
    goTo(path)
    await act(() => recordCommerceEvent({ name: 'search', args: {} }))
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()

    goTo('/maker')

    await shows(() => screen.getByRole('complementary', { name: 'はじめての方に' }))
    goTo('/')
  },
)

test('shows a product’s popup after the shopper left at once', async () => {
  api.answer(recordEcommerceEvent, { id: 'e1', popup: aPopup({ id: 52 }) })
  startPopups()
  render(<PopupCard />)
  goTo('/product/imabari-towel-set')
  const recorded = recordCommerceEvent({ name: 'add_to_cart', args: {} })
  await waitFor(() => expect(api.callsOf(recordEcommerceEvent)).toHaveLength(1))
  await api.answered()

  goTo('/maker')
  await act(() => recorded)

  await shows(() => screen.getByRole('complementary', { name: 'はじめての方に' }))
  goTo('/')
})

test('does not show a dismissed popup on the home page again', async () => {
  startPopups()
  render(<PopupCard />)

  act(() => publish('top-page.shown', { popups: [aPopup()] }))
  await userEvent.click(await screen.findByRole('button', { name: /この案内を閉じる$/ }))
  act(() => offerPopups([aPopup()]))

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('shows a popup once per visit', async () => {
  startPopups()
  render(<PopupCard />)
  act(() => publish('top-page.shown', { popups: [aPopup({ id: 61 })] }))
  await screen.findByRole('complementary', { name: 'はじめての方に' })

  goTo('/maker')
  act(() => publish('top-page.shown', { popups: [aPopup({ id: 61 }), aPopup({ id: 62, title: '新着' })] }))

  await shows(() => screen.getByRole('complementary', { name: '新着' }))
  expect(screen.queryByRole('complementary', { name: 'はじめての方に' })).not.toBeInTheDocument()
  goTo('/')
})

test('shows the popup from an event’s response until the screen changes', async () => {
  api.answer(recordEcommerceEvent, { id: 'e1', popup: aPopup({ id: 2, title: 'お歳暮のご準備に' }) })
  startPopups()
  render(<PopupCard />)
  await act(() => recordCommerceEvent({ name: 'add_to_cart', args: {} }))
  await shows(() => screen.getByRole('complementary', { name: 'お歳暮のご準備に' }))

  history.pushState(null, '', '/cart')
  act(() => void dispatchEvent(new Event('single-spa:before-routing-event')))

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test.each(['/cart', '/cart/payment'])('shows no popup at %s', async (path) => {
  api.answer(recordEcommerceEvent, { id: 'e1', popup: aPopup({ id: 21 }) })
  render(<PopupCard />)
  history.pushState(null, '', path)

  await act(() => recordCommerceEvent({ name: 'begin_checkout', args: {} }))

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  history.pushState(null, '', '/')
})

test('shows a dismissed popup again according to its frequency', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00'), doNotFake: ['queueMicrotask'] })
  const frequencies = ['once', 'day', 'session'] as const
  const popups = frequencies.map((frequency, index) => aPopup({ id: 31 + index, frequency }))
  const comingBack = () => {
    offerPopups(popups)
    const ids = queuedPopups.get().map(({ id }) => id)
    withdrawPopups()
    return ids
  }
  popups.forEach(closePopup)

  expect(comingBack()).toEqual([])
  sessionStorage.clear()
  expect(comingBack()).toEqual([33])
  jest.setSystemTime(new Date('2026-11-21T00:00:01+09:00'))
  expect(comingBack()).toEqual([32, 33])
  jest.useRealTimers()
})

test('records a promotion when a popup is seen or followed', async () => {
  const recorded = recordEvents('analytics.recorded')
  render(<PopupCard />)
  act(() => offerPopups([aPopup({ id: 41, title: '送料無料' })]))
  act(() => offerPopups([aPopup({ id: 42 })]))

  const args = { promotion_id: '41', promotion_name: '送料無料', creative_slot: 'popup' }
  expect(recorded).toEqual([{ name: 'view_promotion', args }])
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(screen.getByRole('link', { name: '詳しく見る' }))

  expect(recorded.map(({ name, args: { promotion_id } }) => [name, promotion_id])).toEqual([
    ['view_promotion', '41'],
    ['select_promotion', '41'],
    ['view_promotion', '42'],
  ])
})

test('closes a focused popup on Escape', async () => {
  api.answer(recordEcommerceEvent, { id: 'e1', popup: aPopup({ id: 3 }) })
  render(<PopupCard />)
  await act(() => recordCommerceEvent({ name: 'search', args: {} }))

  ;(await screen.findByRole('button', { name: /この案内を閉じる$/ })).focus()
  await userEvent.keyboard('{Escape}')

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

describe('while the shopper interacts', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  test('shows no popup until one second after a click', async () => {
    startPopups()
    render(<PopupCard />)
    act(() => publish('top-page.shown', { popups: [aPopup({ id: 4 })] }))
    await pass(900)
    fireEvent.pointerDown(document.body)
    await pass(5_000)
    fireEvent.pointerUp(document.body)
    await pass(900)
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()

    await pass(200)

    expect(screen.getByRole('complementary')).toBeVisible()
  })

  test('shows no popup while the shopper scrolls', async () => {
    startPopups()
    render(<PopupCard />)
    act(() => publish('top-page.shown', { popups: [aPopup({ id: 63 })] }))
    for (let step = 0; step < 5; step += 1) {
      await pass(900)
      fireEvent.scroll(document)
    }
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    await pass(1_100)
    expect(screen.getByRole('complementary')).toBeVisible()
  })

  test('shows no popup over the footer’s links', async () => {
    Object.assign(globalThis, {
      IntersectionObserver: class {
        observe() {}
        disconnect() {}
      },
    })
    document.body.insertAdjacentHTML('beforeend', '<footer id="shell-footer"></footer>')
    const recorded = recordEvents('analytics.recorded')
    render(<PopupCard />)

    await act(() => offerPopups([aPopup({ id: 5 })]))

    expect(screen.getByRole('complementary', { hidden: true })).not.toBeVisible()
    expect(recorded).toEqual([])
    document.getElementById('shell-footer')?.remove()
  })

  test('shows a popup once its screen’s first links are hidden', async () => {
    let report: (isIntersecting: boolean) => void = () => {}
    Object.assign(globalThis, {
      IntersectionObserver: class {
        constructor(onChange: IntersectionObserverCallback) {
          const target = document.querySelector('[data-entries]')
          report = (isIntersecting) => onChange([{ target, isIntersecting } as never], this as never)
        }
        observe() {}
        disconnect() {}
      },
    })
    render(<PopupCard />)
    document.body.insertAdjacentHTML('beforeend', '<main><nav data-entries></nav></main>')
    await act(() => offerPopups([aPopup({ id: 7 })]))
    act(() => report(true))
    expect(screen.getByRole('complementary', { hidden: true })).not.toBeVisible()

    act(() => report(false))

    expect(screen.getByRole('complementary')).toBeVisible()
    document.querySelector('main')?.remove()
  })

  test.each([
    [390, '-50% 0px 0px 0px'],
    [1280, '-50% 0px 0px -880px'],
  ])('at %d px, shows a popup once no field lies below it', async (innerWidth, margin) => {
    const margins: (string | undefined)[] = []
    let report: (isIntersecting: boolean) => void = () => {}
    Object.assign(globalThis, {
      innerWidth,
      IntersectionObserver: class {
        constructor(onChange: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
          margins.push(rootMargin)
          const target = document.querySelector('select')
          report = (isIntersecting) => onChange([{ target, isIntersecting } as never], this as never)
        }
        observe() {}
        disconnect() {}
      },
    })
    document.body.insertAdjacentHTML('beforeend', '<main><form><select></select></form></main>')
    render(<PopupCard />)
    await act(() => offerPopups([aPopup({ id: 6 })]))
    expect(margins).toEqual([margin])

    act(() => report(true))
    expect(screen.getByRole('complementary', { hidden: true })).not.toBeVisible()
    act(() => report(false))

    expect(screen.getByRole('complementary', { hidden: true })).toBeVisible()
    document.querySelector('main')?.remove()
  })
})
