import { listCatalogs, type CatalogPage } from '@storefront/contracts'
import { cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeContentApi, openScreen } from '../testing/content-screen'

const api = fakeContentApi()
const aPage = (number: number, own: Partial<CatalogPage> = {}): CatalogPage => ({
  path: `/media/page-${number}/ab12`,
  alt: `${number}ページの写真`,
  width: 960,
  height: 1280,
  text: `${number}ページの言葉`,
  links: [],
  ...own,
})
const aBook = (count: number, own: Partial<CatalogPage> = {}) => ({
  id: 1,
  key: 'winter',
  title: '冬のギフト',
  description: 'お歳暮の品',
  issued_on: '2026-10-01',
  image: null,
  is_orderable: true,
  pages: Array.from({ length: count }, (_, index) => aPage(index + 1, own)),
})
const shelf = (count = 8, own?: Partial<CatalogPage>) =>
  api.answer(listCatalogs, { data: [aBook(count, own)] })

/** Emulates a wide or narrow screen, with or without reduced motion. */
function onScreen({ isWide = false, isStill = false } = {}) {
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ matches: query.includes('reduced-motion') ? isStill : isWide }),
  })
}
const book = () => screen.findByRole('group', { name: /^冬のギフト/ })
const openPages = () =>
  screen
    .getAllByRole('img')
    .map(({ alt }: HTMLElement & { alt?: string }) => alt)
    .filter((alt) => alt?.endsWith('ページの写真'))

/** jsdom doesn't implement PointerEvent. */
class Finger extends MouseEvent {
  readonly pointerId: number
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 0
  }
}

beforeAll(() => void Object.assign(globalThis, { PointerEvent: Finger }))
beforeEach(() => onScreen({ isStill: true }))
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'matchMedia')
})

test('lists the shop’s flip books', async () => {
  shelf()
  openScreen('/flip-book')

  await waitFor(() =>
    expect(screen.getByText('冬のギフト').closest('a')).toHaveAttribute('href', '/flip-book?catalog=winter'),
  )
})

test('returns 404 without books or for an unknown book', async () => {
  api.answer(listCatalogs, { data: [{ ...aBook(0), pages: [] }] })
  openScreen('/flip-book')
  await shows(() => screen.getByText('404 Not Found'))
  cleanup()

  openScreen('/flip-book?catalog=nowhere')
  await shows(() => screen.getByText('404 Not Found'))
})

test('opens a book at the page in the URL', async () => {
  shelf()
  openScreen('/flip-book?catalog=winter&page=4')

  await waitFor(() => expect(screen.getByText('4 / 8ページ')).toBeInTheDocument())
  expect(screen.getByText('4–5 / 8ページ')).toBeInTheDocument()
  expect(openPages()).toEqual(['4ページの写真', '5ページの写真'])
  expect(screen.getByText('4ページの言葉')).toBeInTheDocument()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([href('次のページ'), href('次の見開き'), href('前のページ'), href('前の見開き')]).toEqual([
    '/flip-book?catalog=winter&page=5',
    '/flip-book?catalog=winter&page=6',
    '/flip-book?catalog=winter&page=3',
    '/flip-book?catalog=winter&page=2',
  ])
})

test('turns the page by button without another request', async () => {
  shelf()
  const { urlNow } = openScreen('/flip-book?catalog=winter')

  await userEvent.click(await screen.findByRole('link', { name: '次のページ' }))

  await waitFor(() => expect(screen.getByText('2 / 8ページ')).toBeInTheDocument())
  expect(urlNow()).toBe('/flip-book?catalog=winter&page=2')
  expect(api.callsOf(listCatalogs)).toHaveLength(1)
})

test('turns pages with arrow keys and jumps with Home and End', async () => {
  onScreen({ isWide: true, isStill: true })
  shelf()
  const { urlNow } = openScreen('/flip-book?catalog=winter')
  const press = async (key: string) => {
    fireEvent.keyDown(await book(), { key })
    return urlNow().replace('/flip-book?catalog=winter', '')
  }

  expect(await press('ArrowRight')).toBe('&page=2')
  expect(await press('ArrowRight')).toBe('&page=4')
  expect(await press('ArrowLeft')).toBe('&page=2')
  expect(await press('End')).toBe('&page=8')
  expect(await press('Home')).toBe('')
})

test('turns the leaf after a long drag but not a short one', async () => {
  onScreen()
  shelf()
  const { urlNow } = openScreen('/flip-book?catalog=winter')
  const frame = await book()
  Object.defineProperty(frame, 'clientWidth', { value: 400 })
  const leaf = () => frame.querySelector<HTMLElement>('.leaf')
  const drag = (toX: number) => {
    fireEvent.pointerDown(frame, { pointerId: 1, clientX: 350, clientY: 100 })
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: 330, clientY: 100 })
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: toX, clientY: 102 })
  }
  const letGo = (clientX: number) => fireEvent.pointerUp(frame, { pointerId: 1, clientX, clientY: 102 })
  jest.useFakeTimers()

  drag(344)
  jest.advanceTimersByTime(3000)
  expect(leaf()?.style.transform).toMatch(/^rotateY\(-2\.(7|69)/)
  letGo(344)
  await jest.advanceTimersByTimeAsync(500)
  expect(urlNow()).toBe('/flip-book?catalog=winter')
  expect(leaf()).toBeNull()

  drag(150)
  expect(leaf()?.style.transform).toBe('rotateY(-90deg)')
  letGo(150)
  await jest.advanceTimersByTimeAsync(500)
  jest.useRealTimers()

  await waitFor(() => expect(screen.getByText('2 / 8ページ')).toBeInTheDocument())
  expect(urlNow()).toBe('/flip-book?catalog=winter&page=2')
})

test('applies input received during a page turn after the turn ends', async () => {
  onScreen()
  shelf()
  openScreen('/flip-book?catalog=winter&page=2')
  const frame = await book()
  Object.defineProperty(frame, 'clientWidth', { value: 400 })
  const finger = { pointerId: 1, clientY: 100 }

  fireEvent.keyDown(frame, { key: 'ArrowRight' })
  fireEvent.pointerDown(frame, { ...finger, clientX: 350 })
  for (const clientX of [330, 150]) fireEvent.pointerMove(frame, { ...finger, clientX })
  fireEvent.pointerUp(frame, { ...finger, clientX: 150 })
  await waitFor(() => expect(screen.getByText('4 / 8ページ')).toBeInTheDocument(), { timeout: 3000 })

  fireEvent.keyDown(frame, { key: 'ArrowLeft' })
  fireEvent.keyDown(frame, { key: 'ArrowLeft' })
  await waitFor(() => expect(screen.getByText('2 / 8ページ')).toBeInTheDocument(), { timeout: 3000 })
})

test('zooms by button, key and wheel, and resets on a new page', async () => {
  shelf()
  openScreen('/flip-book?catalog=winter')
  const frame = await book()
  frame.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 500 }) as DOMRect
  const sheet = frame.firstElementChild as HTMLElement

  await userEvent.click(screen.getByRole('button', { name: '拡大する' }))
  expect(sheet.style.transform).toContain('scale(1.5)')
  fireEvent.keyDown(frame, { key: '0' })
  expect(sheet.style.transform).toBe('none')
  fireEvent.wheel(frame, { deltaY: -400, clientX: 0, clientY: 0 })
  expect(sheet.style.transform).toBe('none')
  fireEvent.wheel(frame, { deltaY: -400, clientX: 0, clientY: 0, ctrlKey: true })
  expect(sheet.style.transform).toMatch(/scale\(2\.2/)

  fireEvent.keyDown(frame, { key: 'ArrowRight' })

  await waitFor(() => expect(screen.getByText('2 / 8ページ')).toBeInTheDocument())
  expect(sheet.style.transform).toBe('none')
})

test('zooms in when two fingers spread', async () => {
  shelf()
  openScreen('/flip-book?catalog=winter')
  const frame = await book()
  frame.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 500 }) as DOMRect

  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 150, clientY: 200 })
  fireEvent.pointerDown(frame, { pointerId: 2, clientX: 250, clientY: 200 })
  fireEvent.pointerMove(frame, { pointerId: 2, clientX: 350, clientY: 200 })

  expect((frame.firstElementChild as HTMLElement).style.transform).toContain('scale(2)')
})

test('links an area of the page to its product', async () => {
  const spot = { product_key: 'castella', label: 'カステラ', left: 10, top: 20, width: 50, height: 30 }
  shelf(1, { links: [spot] })
  openScreen('/flip-book?catalog=winter')

  const place = await screen.findByRole('link', { name: 'カステラ（商品ページへ）' })
  expect(place).toHaveAttribute('href', '/product/castella')
  expect(place).toHaveStyle({ left: '10%', top: '20%', width: '50%', height: '30%' })
  const words = within(screen.getByRole('region', { name: 'このページの内容' }))
  expect(words.getByRole('link', { name: 'カステラ' })).toHaveAttribute('href', '/product/castella')
})

test('loads only the nearby pages of a two-hundred-page book', async () => {
  shelf(200)
  const { urlNow } = openScreen('/flip-book?catalog=winter&page=100')
  await book()

  const eager = [...document.querySelectorAll('img')].filter(
    (image) => image.getAttribute('loading') !== 'lazy',
  )
  expect(new Set(eager.map(({ src }) => Number(/page-(\d+)/.exec(src)?.[1])))).toEqual(
    new Set([97, 98, 99, 100, 101, 102, 103]),
  )
  expect(screen.getAllByRole('link', { name: /ページを開く$/ })).toHaveLength(200)
  const number = screen.getByRole('textbox', { name: 'ページ番号' })
  await userEvent.clear(number)
  await userEvent.type(number, '150{Enter}')
  await waitFor(() => expect(screen.getByText('150 / 200ページ')).toBeInTheDocument())
  await userEvent.click(screen.getByRole('link', { name: '7ページを開く' }))
  await waitFor(() => expect(screen.getByText('7 / 200ページ')).toBeInTheDocument())
  expect(urlNow()).toBe('/flip-book?catalog=winter&page=7')
})
