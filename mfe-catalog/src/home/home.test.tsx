import { getCategoryHierarchy, getCollection, getLayout, listBanners, listGuestProductHistories, listNews } from '@storefront/contracts'
import { screen } from '@testing-library/react'
import { fakeCatalogApi, openScreen } from '../testing/catalog-screen'
import { aCategory, aProductSummary } from '../testing/product-builders'

const api = fakeCatalogApi()
const components = [
  { name: 'banner-slides', args: { area: 'main' } },
  { name: 'categories', args: {} },
  { name: 'collection', args: { alias: 'ranking', title: '人気ランキング', is_ranking: true } },
  { name: 'news', args: { per: 4 } },
  { name: 'history', args: {} },
]

beforeEach(() => {
  api.answer(getLayout, { page: 'index', title: '', areas: [{ name: 'main', components }] })
  api.answer(listBanners, {
    data: [{ id: 1, key: 'tea', area: 'main', title: '一服の贈りもの', body: '', image: null, url: '/product?category=tea', is_show: true, has_file: false }],
  })
  api.answer(getCategoryHierarchy, { data: [aCategory()] })
  api.answer(getCollection, { id: 1, alias: 'ranking', name: '人気', description: '', data: [aProductSummary()] })
  api.answer(listNews, {
    data: [
      { id: 1, key: 'winter', category: 'お知らせ', title: '年末年始の発送', summary: '', image: null, is_important: true, published_at: '2026-11-20T15:00:00Z', is_read: false },
    ],
  })
  api.answer(listGuestProductHistories, { data: [] })
})

test('the top page holds what its layout says: features, categories, ranking and news', async () => {
  openScreen('/')

  expect(await screen.findByRole('link', { name: /一服の贈りもの/ })).toHaveAttribute('href', '/product?category=tea')
  expect(screen.getByRole('link', { name: 'タオル・寝具' })).toHaveAttribute('href', '/product?category=towel')
  expect(screen.getByRole('list', { name: '人気ランキング' })).toHaveTextContent('1位')
  expect(screen.getByRole('link', { name: /年末年始の発送/ })).toHaveTextContent('2026.11.21重要年末年始の発送')
  expect(screen.getByRole('heading', { level: 1, name: 'つなぐ' })).toBeInTheDocument()
})

test('a guest who has seen nothing has no row of seen products', async () => {
  openScreen('/')

  await screen.findByRole('heading', { name: 'お知らせ' })
  expect(screen.queryByText('最近見た商品')).not.toBeInTheDocument()
})

test('a part that the server refuses is left out, and the page stands', async () => {
  api.answer(getCollection, { message: 'gone', code: 'collection.not_found', errors: {} }, { status: 404 })
  openScreen('/')

  expect(await screen.findByRole('heading', { name: 'お知らせ' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: '人気ランキング' })).not.toBeInTheDocument()
})
