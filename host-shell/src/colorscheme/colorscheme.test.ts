import { getSelectedColorscheme } from '@storefront/contracts'
import { animateRoutes } from './animate-routes'
import { configureHttp } from '@storefront/http'
import { fakeApi } from '@storefront/testing'
import { waitFor } from '@testing-library/dom'
import { showColorscheme } from './colorscheme'
import { followPointer } from './cursor'
import { showLoading } from './loading'
import { startColorscheme } from './start-colorscheme'

const api = fakeApi()
const scheme = {
  key: 'winter',
  loading: { size: 32, overlay: 'rgb(255, 255, 255)', position: 'top' },
  cursor: { size: 14, frame: 0.5 },
  animation: { route: 'fade', duration: 180 },
}
let media = ''
window.matchMedia = ((query: string) => ({ matches: media.includes(query.slice(1, -1)) })) as never

const loading = () => document.querySelector<HTMLElement>('.shell-loading')
const dot = () => document.querySelector<HTMLElement>('.shell-cursor')
const point = (clientX: number, clientY: number) =>
  dispatchEvent(new MouseEvent('pointermove', { clientX, clientY }))

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  document.body.innerHTML = '<main id="outlet"></main>'
  media = 'pointer: fine'
})
afterEach(() => jest.useRealTimers())

test('shows the loading indicator centred at size 20 by default (§9)', () => {
  showLoading({})

  expect(loading()?.style.getPropertyValue('--loading-size')).toBe('20px')
  expect(loading()?.style.backgroundColor).toBe('transparent')
  expect(loading()?.dataset.position).toBe('center')
})

test('applies the selected colour scheme’s loading indicator and cursor', async () => {
  api.answer(getSelectedColorscheme, scheme)

  await showColorscheme()

  expect(loading()?.style.getPropertyValue('--loading-size')).toBe('32px')
  expect(loading()?.style.backgroundColor).toBe('rgb(255, 255, 255)')
  expect(loading()?.dataset.position).toBe('top')
  expect(dot()?.style.getPropertyValue('--cursor-size')).toBe('14px')
})

describe('screen animation', () => {
  const outlet = () => document.querySelector<HTMLElement>('#outlet')
  const animations: [frames: unknown, options: unknown][] = []
  let screens = 0
  async function showNext() {
    screens += 1
    history.pushState(null, '', `/screen-${screens}`)
    outlet()!.innerHTML = `<h1>${screens}</h1>`
    // Let observers run before the next paint.
    await Promise.resolve()
  }

  beforeEach(() => {
    animations.splice(0)
    animateRoutes({})
    delete document.documentElement.dataset.routeAnimation
    const cancel = () => animations.push(['cancelled', ''])
    Object.assign(outlet()!, {
      animate: (frames: unknown, options: unknown) => (animations.push([frames, options]), { cancel }),
    })
  })

  const fade = [{ opacity: 0 }, { opacity: 1 }]

  test('follows the colour scheme on every screen except the first', async () => {
    api.answer(getSelectedColorscheme, scheme)
    await showColorscheme()
    expect(animations).toEqual([])
    expect(document.documentElement.dataset.routeAnimation).toBe('fade')

    await showNext()
    outlet()!.append('what comes later on the same screen')
    history.pushState(null, '', '/screen-that-is-not-there-yet')
    outlet()!.append('the screen that is left')
    await Promise.resolve()

    expect(animations).toEqual([[fade, { duration: 180, easing: 'ease-out' }]])
  })

  test('is cancelled by the next screen', async () => {
    animateRoutes({ route: 'fade', duration: 9_000 })
    await showNext()
    await showNext()

    const quick = [fade, { duration: 500, easing: 'ease-out' }]
    expect(animations).toEqual([quick, ['cancelled', ''], quick])
  })

  test('is disabled when the shopper prefers reduced motion', async () => {
    animateRoutes({ route: 'fade' })
    media = 'prefers-reduced-motion: reduce'
    await showNext()

    expect(animations).toEqual([])
  })

  test.each([
    [{}],
    [{ route: 'none', duration: 200 }],
    [{ route: 'of-tomorrow' }],
    [{ route: 'fade', duration: 0 }],
  ])('is disabled if the colour scheme sets %j', async (animation) => {
    animateRoutes(animation)
    await showNext()

    expect(animations).toEqual([])
    expect(document.documentElement.dataset.routeAnimation).toBeUndefined()
  })
})

test('ignores a failure to fetch the colour scheme (§8)', async () => {
  api.answer(getSelectedColorscheme, { message: 'down', code: 'x' }, { status: 500 })

  await expect(showColorscheme()).resolves.toBeUndefined()

  expect([loading(), dot()]).toEqual([null, null])
})

test('fetches the colour scheme when the page is idle', async () => {
  let quiet: () => void = () => undefined
  window.requestIdleCallback = ((act: () => void) => ((quiet = act), 1)) as never
  api.answer(getSelectedColorscheme, scheme)

  const started = startColorscheme()
  await new Promise((resolve) => setImmediate(resolve))
  expect(api.callsOf(getSelectedColorscheme)).toHaveLength(0)
  quiet()
  await started

  await waitFor(() => expect(loading()).not.toBeNull())
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

test('defaults the cursor to size 10 and frame 0.1 (§9)', () => {
  jest.useFakeTimers()
  followPointer({})
  expect(dot()?.hidden).toBe(true)

  point(0, 0)
  jest.advanceTimersByTime(16)
  point(100, 50)
  jest.advanceTimersByTime(16)

  expect(dot()?.hidden).toBe(false)
  expect(dot()?.style.getPropertyValue('--cursor-size')).toBe('10px')
  expect(dot()?.style.translate).toBe('10px 5px')
  jest.advanceTimersByTime(16)
  expect(dot()?.style.translate).toBe('19px 9.5px')
})

test('stops the cursor when the pointer stops', () => {
  jest.useFakeTimers()
  followPointer({})
  point(0, 0)
  point(100, 50)

  jest.advanceTimersByTime(5_000)

  expect(dot()?.style.translate).toBe('100px 50px')
  expect(jest.getTimerCount()).toBe(0)
})

test.each([
  ['coarse pointers', 'pointer: coarse'],
  ['reduced motion', 'pointer: fine, prefers-reduced-motion: reduce'],
])('shows no custom cursor for %s', (_whom, device) => {
  media = device

  followPointer({})

  expect(dot()).toBeNull()
})
