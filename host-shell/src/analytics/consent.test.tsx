import { recordEcommerceEvent } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { configureHttp, whenIdle } from '@storefront/http'
import { emptySite, setSite, type Settings } from '@storefront/site'
import { fakeApi, recordEvents } from '@storefront/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { commandScript } from '../../server/page/command-script'
import { Footer } from '../frame/footer'
import { markTitled } from '../routing/page-title.state'
import { startAnalytics } from './analytics'
import { ConsentBanner } from './consent-banner'
import { choose } from './consent.state'

const api = fakeApi()
const page = window as unknown as { dataLayer?: unknown[]; naviplusEvents?: unknown[] }
const search = { name: 'search', args: { search_term: 'タオル' } }
const tagManager = { id: 'GTM-TEST', isPurchaseWithoutTax: false, purchaseDataLayer: null }
const recommendation = { isUsed: true, serial: 's', key: 'k', host: 'snap.example' }
const all = (consent: 'granted' | 'denied') => ({
  ad_storage: consent,
  ad_user_data: consent,
  ad_personalization: consent,
  analytics_storage: consent,
})
let stop = () => {}

function openShop(settings: Partial<Settings>) {
  const site = emptySite('tsunagu')
  const own = { ...site, settings: { ...site.settings, ...settings } }
  setSite(own)
  stop = startAnalytics()
  render(
    <>
      <ConsentBanner />
      <Footer site={own} />
    </>,
  )
}
/** Lists Consent Mode commands and event names, in order. */
const told = (): unknown =>
  (page.dataLayer ?? []).flatMap((entry): unknown[] => {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') return [[...(entry as IArguments)]]
    const { event } = entry as { event?: string }
    return event && event !== 'gtm.js' ? [event] : []
  })
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).host)
const question = () => screen.queryByRole('heading', { name: 'Cookieの利用について' })

function goTo(path: string, title: string) {
  history.pushState(null, '', path)
  document.title = title
  markTitled(location.href)
  dispatchEvent(new Event('single-spa:routing-event'))
}

beforeEach(() => {
  // Normally run by the document's inline script.
  new Function(commandScript)()
  configureHttp({ baseUrl: 'http://localhost' })
  api.answer(recordEcommerceEvent, { id: 'e1', popup: null })
})
afterEach(() => {
  jest.useRealTimers()
  stop()
  document.head.replaceChildren()
  delete page.dataLayer
  delete page.naviplusEvents
  localStorage.clear()
  for (const place of document.querySelectorAll('[data-recommendation]')) place.remove()
  history.replaceState(null, '', '/')
})

test('loads no services until the shopper gives the required consent', async () => {
  openShop({ isConsentRequired: true, tagManager, recommendation })

  publish('analytics.recorded', search)
  expect(question()).toBeVisible()
  expect(page.dataLayer).toBeUndefined()
  expect(page.naviplusEvents).toBeUndefined()
  expect(scripts()).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: '同意する' }))
  publish('analytics.recorded', search)

  expect(told()).toEqual([
    ['consent', 'default', all('denied')],
    ['consent', 'update', all('granted')],
    'search',
  ])
  await waitFor(() => expect(scripts().sort()).toEqual(['snap.example', 'www.googletagmanager.com']))
  expect(question()).not.toBeInTheDocument()
})

test('remembers a rejection until the shopper changes it in the footer', async () => {
  openShop({ isConsentRequired: true, tagManager })
  await userEvent.click(screen.getByRole('button', { name: '同意しない' }))
  publish('analytics.recorded', search)
  act(() => {
    stop()
    stop = startAnalytics()
  })

  expect(question()).not.toBeInTheDocument()
  expect(page.dataLayer).toBeUndefined()
  expect(scripts()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cookie・プライバシーの設定' }))
  await userEvent.click(screen.getByRole('button', { name: '同意する' }))

  expect(told()).toEqual([
    ['consent', 'default', all('denied')],
    ['consent', 'update', all('granted')],
  ])
})

test('assumes consent without a banner until the shopper objects', async () => {
  openShop({ tagManager })
  publish('analytics.recorded', search)
  expect(question()).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Cookie・プライバシーの設定' }))
  await userEvent.click(screen.getByRole('button', { name: '同意しない' }))
  publish('analytics.recorded', search)

  expect(told()).toEqual([
    ['consent', 'default', all('granted')],
    'search',
    ['consent', 'update', all('denied')],
  ])
})

test('records no screens or clicks after the shopper objects', async () => {
  jest.useFakeTimers()
  document.body.insertAdjacentHTML('beforeend', '<div data-recommendation="product"></div>')
  openShop({ tagManager, recommendation })
  await jest.advanceTimersByTimeAsync(3_000)
  expect(page.naviplusEvents).toHaveLength(1)
  act(() => choose('denied'))
  const [views, loaded] = [page.naviplusEvents?.length, scripts()]

  document.body.insertAdjacentHTML('beforeend', '<div data-recommendation="product"></div>')
  goTo('/product/tea?logreco_rcmd_ct=Ab3-x', '抹茶 | つなぐ')
  publish('analytics.recorded', search)
  await jest.advanceTimersByTimeAsync(10_000)

  expect(page.naviplusEvents).toHaveLength(views!)
  expect(told()).not.toContain('page_view')
  expect(scripts()).toEqual(loaded)
  expect(sessionStorage).toHaveLength(0)

  act(() => choose('granted'))
  goTo('/product/towel', 'タオル | つなぐ')
  await jest.advanceTimersByTimeAsync(2_000)
  expect(page.dataLayer).toContainEqual(expect.objectContaining({ page_path: '/product/towel' }))
  expect(page.dataLayer).not.toContainEqual(expect.objectContaining({ page_path: '/product/tea' }))
})

test('loads no script if consent is withdrawn before the page is idle', async () => {
  let quiet = () => {}
  const idle = window as { requestIdleCallback?: unknown }
  idle.requestIdleCallback = (act: () => void) => {
    const before = quiet
    quiet = () => (before(), act())
  }
  openShop({ isConsentRequired: true, tagManager, recommendation })
  act(() => choose('granted'))
  publish('analytics.recorded', search)
  await waitFor(() => expect(told()).toContain('search'))
  await import('./tag-manager')
  act(() => choose('denied'))

  // Request this last, so that all earlier idle work has run by the time it resolves.
  const rested = whenIdle()
  quiet()
  await rested
  delete idle.requestIdleCallback
  expect(scripts()).toEqual([])

  act(() => choose('granted'))
  await waitFor(() => expect(scripts().sort()).toEqual(['snap.example', 'www.googletagmanager.com']))
})

test('does not ask for consent in a shop without services', () => {
  openShop({ isConsentRequired: true })

  publish('analytics.recorded', search)

  expect(question()).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cookie・プライバシーの設定' })).not.toBeInTheDocument()
  expect(page.dataLayer).toBeUndefined()
  expect(scripts()).toEqual([])
})

test('asks for consent again after half a year', () => {
  const half = 182 * 24 * 60 * 60 * 1000
  const keep = (ageMs: number) =>
    localStorage.setItem('consent', JSON.stringify({ choice: 'denied', atMs: Date.now() - ageMs }))
  keep(half - 60_000)
  openShop({ isConsentRequired: true, tagManager })
  expect(question()).not.toBeInTheDocument()
  stop()

  keep(half + 60_000)
  act(() => void (stop = startAnalytics()))

  expect(question()).toBeVisible()
})

test('reports a failing tag and still records events', async () => {
  const failures = recordEvents('failure.reported')
  const layer: unknown[] = []
  openShop({ tagManager })
  layer.push = () => {
    throw new Error('broken tag')
  }
  page.dataLayer = layer

  const own = { name: 'search', args: { search_term: '茶' } }
  const recorded = () =>
    api.callsOf(recordEcommerceEvent).filter(({ body }) => JSON.stringify(body).includes('茶'))

  expect(() => publish('analytics.recorded', own)).not.toThrow()
  publish('analytics.recorded', own)

  await waitFor(() => expect(recorded()).toHaveLength(2))
  expect(failures).toContainEqual({ kind: 'tag-failed', detail: 'Error: broken tag' })
})

test.each([
  ['password', { name: 'login', args: { method: 'password' } }],
  ['passkey', { name: 'login', args: { method: 'passkey' } }],
  ['channel', { name: 'login', args: { method: 'channel' } }],
  ['registration', { name: 'sign_up', args: { method: 'password' } }],
  [undefined, undefined],
] as const)('records a session started by %s as %j', (way, event) => {
  const recorded = recordEvents('analytics.recorded')
  openShop({})

  publish('session.started', way ? { user_id: 1, way } : { user_id: 1 })

  expect(recorded).toEqual(event ? [event] : [])
})
