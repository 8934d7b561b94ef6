import {
  getProduct,
  getUserList,
  likeProduct,
  listProductAccessories,
  listProductReviews,
  listProducts,
  listRecommendedProducts,
  getCategoryHierarchy,
  recordProductSearch,
  recordProductView,
} from '@storefront/contracts'
import { recordEvents, recordToasts, polyfillDialog } from '@storefront/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { fakeCart } from '../testing/fake-cart'
import { aCategory, aProduct, aProductSummary, someFacets } from '../testing/product-builders'

const api = fakeCatalogApi()
const cart = fakeCart()
const path = '/product/imabari-towel-set'

polyfillDialog()

beforeEach(() => {
  api.answer(getProduct, aProduct())
  api.answer(listProductAccessories, { data: [] })
  api.answer(listRecommendedProducts, {
    data: [aProductSummary({ id: 9, code: 'HT-1', key: 'hana', name: 'ハンドタオル 花' })],
  })
  api.answer(listProductReviews, { data: [] }, paged(0, 1, 6))
  api.answer(recordProductView, {})
  api.answer(getUserList, { key: 'favorites', name: 'お気に入り', count: 0, data: [] })
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(31, 2))
  api.answer(getCategoryHierarchy, { data: [aCategory()] })
  api.answer(recordProductSearch, {})
})

test('records view_item and view_item_list once per product', async () => {
  const recorded = recordEvents('analytics.recorded')
  openScreen(path)
  await waitFor(() => expect(recorded.map(({ name }) => name)).toContain('view_item_list'))

  expect(recorded.filter(({ name }) => name === 'view_item')).toMatchObject([
    { args: { value: 3300, items: [{ item_id: 'TW-001', item_category2: 'バスタオル' }] } },
  ])
  expect(recorded.filter(({ name }) => name === 'view_item_list')).toMatchObject([
    { args: { item_list_name: '関連する商品', items: [{ item_id: 'HT-1', index: 0 }] } },
  ])
})

test('records the list and the product’s position in select_item', async () => {
  const recorded = recordEvents('analytics.recorded')
  // The shell handles link clicks, and this test has no shell.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  openScreen('/product?word=タオル&page=2')
  await waitFor(() =>
    expect(recorded.find(({ name }) => name === 'view_item_list')?.args).toMatchObject({
      item_list_name: '「タオル」の検索結果',
    }),
  )

  await userEvent.click(await screen.findByRole('link', { name: '今治タオル 四枚セット' }))

  expect(recorded.find(({ name }) => name === 'select_item')?.args).toMatchObject({
    item_list_name: '「タオル」の検索結果',
    items: [{ item_id: 'TW-001', index: 15 }],
  })
})

test('doesn’t record a search again when the page changes', async () => {
  const recorded = recordEvents('analytics.recorded')
  const { router } = openScreen('/product?word=タオル')
  await screen.findByRole('heading', { name: '「タオル」の検索結果' })

  await act(() => router.navigate('/product?word=タオル&page=2'))

  expect(recorded.filter(({ name }) => name === 'search')).toEqual([
    { name: 'search', args: { search_term: 'タオル', results: 31 } },
  ])
})

test('records add_to_wishlist only after the server accepts the favourite', async () => {
  api.answer(likeProduct, { is_favorite: true })
  const recorded = recordEvents('analytics.recorded')
  openScreen(path, { isLogin: true })

  await userEvent.click(
    await screen.findByRole('button', { name: '今治タオル 四枚セットをお気に入りに追加' }),
  )

  await waitFor(() => expect(recorded).toContainEqual(expect.objectContaining({ name: 'add_to_wishlist' })))
})

test('refreshes the product when the cart rejects it as withdrawn', async () => {
  openScreen(path)
  await screen.findByRole('heading', { level: 1 })
  api.answer(getProduct, aProduct({ is_sale: false }))

  await userEvent.click(screen.getAllByRole('button', { name: 'カートに入れる' })[0] as HTMLElement)
  await cart.answer({ kind: 'refused', reason: 'not-sale', message: '販売を終了しました。' })

  await shows(() => screen.getByText('現在お取り扱いしておりません。'))
  expect(screen.getByText('販売を終了しました。')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'カートに入れる' })).not.toBeInTheDocument()
})

test('shares the page’s URL and records the share', async () => {
  const toasts = recordToasts()
  const recorded = recordEvents('analytics.recorded')
  const user = userEvent.setup()
  openScreen(path)

  await user.click(await screen.findByRole('button', { name: 'シェアする' }))
  // The click loads the code of the share sheet.
  await user.click(await screen.findByRole('button', { name: 'リンクをコピーする' }, { timeout: 20_000 }))

  await waitFor(() => expect(toasts).toEqual(['商品ページのリンクをコピーしました']))
  expect(await navigator.clipboard.readText()).toBe('http://localhost/product/imabari-towel-set')
  expect(recorded).toContainEqual(
    expect.objectContaining({
      name: 'share',
      args: expect.objectContaining({ method: 'copied_link', content_type: 'product' }),
    }),
  )
})

test('shows the earliest delivery date below the stock', async () => {
  openScreen(path)

  await shows(() => screen.getByText('最短11月26日（木）'))
})
