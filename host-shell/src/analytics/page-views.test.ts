import { markTitled } from '../routing/page-title.state'
import { reportPageViews } from './page-views'

const page: { dataLayer?: unknown[] } = {}
let stop = () => {}

function goTo(path: string) {
  history.pushState(null, '', path)
  dispatchEvent(new Event('single-spa:routing-event'))
}
function giveTitle(title: string) {
  document.title = title
  markTitled(location.href)
}
const viewOf = (page_path: string, page_title: string) => ({ event: 'page_view', page_path, page_title })

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState(null, '', '/')
  giveTitle('つなぐ')
  page.dataLayer = []
  stop = reportPageViews({ isAllowed: () => true }, page)
})

afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('reports a screen as soon as its title is set (§9)', async () => {
  goTo('/product')
  await jest.advanceTimersByTimeAsync(400)
  expect(page.dataLayer).toEqual([])

  giveTitle('商品一覧 | つなぐ')
  await jest.advanceTimersByTimeAsync(0)

  expect(page.dataLayer).toEqual([viewOf('/product', '商品一覧 | つなぐ')])
})

test('waits up to 1000 ms for a page title (§9)', async () => {
  goTo('/product')

  await jest.advanceTimersByTimeAsync(999)
  expect(page.dataLayer).toEqual([])
  await jest.advanceTimersByTimeAsync(1)

  expect(page.dataLayer).toEqual([viewOf('/product', 'つなぐ')])
})

test('does not report a screen left before its title is set', async () => {
  goTo('/product')
  await jest.advanceTimersByTimeAsync(100)
  goTo('/news')
  giveTitle('お知らせ | つなぐ')
  await jest.advanceTimersByTimeAsync(2_000)

  expect(page.dataLayer).toEqual([viewOf('/news', 'お知らせ | つなぐ')])
})

test('masks a URL segment that is as long as a token', async () => {
  goTo(`/guide/${'a1'.repeat(16)}/shipping?word=secret`)
  giveTitle('お届け先 | つなぐ')
  await jest.advanceTimersByTimeAsync(0)

  expect(page.dataLayer).toEqual([viewOf('/guide/…/shipping', 'お届け先 | つなぐ')])
})

test('ignores a routing event for the same URL', async () => {
  dispatchEvent(new Event('single-spa:routing-event'))
  await jest.advanceTimersByTimeAsync(2_000)

  expect(page.dataLayer).toEqual([])
})

test.each(['/social-gift/4hG9', '/list/4hG9', '/orders/receipt?token=4hG9'])(
  'does not report a screen whose URL is a secret (%s)',
  async (path) => {
    goTo(path)
    giveTitle('ギフト | つなぐ')
    await jest.advanceTimersByTimeAsync(2_000)
    expect(page.dataLayer).toEqual([])

    goTo('/product')
    giveTitle('商品一覧 | つなぐ')
    await jest.advanceTimersByTimeAsync(0)
    expect(page.dataLayer).toEqual([viewOf('/product', '商品一覧 | つなぐ')])
  },
)
