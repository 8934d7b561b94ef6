import {
  addBookmark,
  getCategoryHierarchy,
  getUserList,
  listProducts,
  recordProductSearch,
} from '@storefront/contracts'
import { recordToasts } from '@storefront/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aCategory, aProductSummary, someFacets } from '../testing/product-builders'

const api = fakeCatalogApi()
const narrowed = '/product?word=タオル&category=towel&price_from=1000&in_stock=1'
const button = () => screen.findByRole('button', { name: 'この条件を保存' })

beforeEach(() => {
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(32))
  api.answer(getCategoryHierarchy, { data: [aCategory()] })
  api.answer(recordProductSearch, {})
  api.answer(getUserList, { key: 'favorites', name: 'お気に入り', count: 0, data: [] })
  api.answerBy(addBookmark, ({ body }) => [
    { id: 1, created_at: '2026-11-20T10:00:00+09:00', ...(body as object) },
    200,
  ])
})

test('saves a list’s conditions under a descriptive name', async () => {
  const toasts = recordToasts()
  openScreen(`${narrowed}&page=2`, { isLogin: true })

  await userEvent.click(await button())

  await waitFor(() =>
    expect(screen.getByRole('link', { name: '保存した条件を見る' })).toHaveAttribute(
      'href',
      '/mypage/bookmark',
    ),
  )
  expect(api.callsOf(addBookmark).map(({ body }) => body)).toEqual([
    {
      title: '「タオル」　タオル・寝具　1,000円〜　在庫あり',
      url: `/product?word=${encodeURIComponent('タオル')}&category=towel&price_from=1000&in_stock=1`,
    },
  ])
  expect(toasts).toEqual(['この条件をブックマークに保存しました'])
})

test('doesn’t offer to save a list without conditions', async () => {
  openScreen('/product', { isLogin: true })

  await screen.findByRole('heading', { name: '商品一覧' })
  expect(screen.queryByRole('button', { name: 'この条件を保存' })).not.toBeInTheDocument()
})

test('saves a guest’s search once after login', async () => {
  const { visited } = openScreen('/product?word=タオル')

  await userEvent.click(await button())

  await waitFor(() => expect(visited).toHaveLength(1))
  expect(visited[0]).toMatch(/^\/login\/\?back=.*&for=search$/)
  expect(api.callsOf(addBookmark)).toHaveLength(0)
  cleanup()
  openScreen('/product?word=タオル', { isLogin: true })
  await shows(() => screen.getByRole('link', { name: '保存した条件を見る' }))
  cleanup()
  openScreen('/product?word=タオル', { isLogin: true })
  expect(await button()).toBeVisible()
  expect(api.callsOf(addBookmark)).toHaveLength(1)
})

test('saves a guest’s pending search only on the list it came from', async () => {
  openScreen('/product?word=タオル')
  await userEvent.click(await button())
  cleanup()

  openScreen('/product?word=茶', { isLogin: true })
  await button()
  cleanup()
  openScreen('/product?word=タオル', { isLogin: true })
  await screen.findByRole('link', { name: '保存した条件を見る' })

  expect(api.callsOf(addBookmark).map(({ body }) => body)).toEqual([
    expect.objectContaining({ title: '「タオル」' }),
  ])
})

test('shows the server’s rejection and allows a retry', async () => {
  const toasts = recordToasts()
  const message = 'ブックマークは100件まで登録できます。'
  api.answer(addBookmark, { message, code: 'bookmark.limit', errors: {} }, { status: 422 })
  openScreen('/product?word=タオル', { isLogin: true })

  await userEvent.click(await button())

  await waitFor(() => expect(toasts).toEqual([message]))
  expect(await button()).toBeEnabled()
})

test('doesn’t offer saved searches in shops without members', async () => {
  openScreen('/product?word=タオル', { settings: { isMembersOnlyOff: true } })

  await screen.findByText('「タオル」', { exact: false, selector: 'h1' })
  expect(screen.queryByRole('button', { name: 'この条件を保存' })).not.toBeInTheDocument()
})
