import {
  getProduct,
  getUserList,
  likeProduct,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
} from '@storefront/contracts'
import { call, configureHttp, markAsPrefetch } from '@storefront/http'
import { connectShell, shell } from '@storefront/navigation'
import { prefetchRoute, withRootRoutes } from '@storefront/remote'
import { screen } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { routes } from '../routes'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aProduct } from '../testing/product-builders'

const api = fakeCatalogApi()
const url = '/product/imabari-towel-set'
const pointAt = (target: string) =>
  prefetchRoute(withRootRoutes('catalog', routes), new URL(target, 'http://localhost'))
const asked = () => api.callsOf(getProduct).length
const failures: unknown[] = []

beforeEach(() => {
  connectShell({ ...shell(), markAsPrefetch })
  configureHttp({ baseUrl: 'http://localhost', onFailure: (error) => void failures.push(error) })
  api.answer(getProduct, aProduct())
  api.answer(listProductAccessories, { data: [] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(0, 1, 6))
  api.answer(recordProductView, {})
  api.answer(likeProduct, { is_favorite: true })
  api.answer(getUserList, { key: 'favorites', name: 'お気に入り', count: 0, data: [] })
})

afterEach(() => {
  failures.splice(0)
  configureHttp({ onFailure: undefined })
  jest.useRealTimers()
})

test('opens a prefetched product without new requests', async () => {
  await pointAt(url)
  openScreen(url)

  await shows(() => screen.getByRole('heading', { level: 1, name: '今治タオル 四枚セット' }))
  expect(asked()).toBe(1)
})

test('refetches prefetched responses after a favourite is added', async () => {
  await pointAt(url)
  await call(likeProduct, { params: { id: 1 } })
  openScreen(url)

  await shows(() => screen.getByRole('heading', { level: 1 }))
  expect(asked()).toBe(2)
})

test('expires prefetched responses after five seconds', async () => {
  const now = jest.spyOn(Date, 'now')
  await pointAt(url)
  now.mockReturnValue(Date.now() + 5_000)
  openScreen(url)

  await shows(() => screen.getByRole('heading', { level: 1 }))
  expect(asked()).toBe(2)
  now.mockRestore()
})

test('ignores a failed prefetch and refetches on click', async () => {
  api.answer(getProduct, { message: 'failed' }, { status: 500 })
  await pointAt(url)
  expect(failures).toEqual([])
  api.answer(getProduct, aProduct())
  openScreen(url)

  await shows(() => screen.getByRole('heading', { level: 1, name: '今治タオル 四枚セット' }))
})

test('doesn’t prefetch loaders with side effects', async () => {
  await pointAt('/product/imabari-towel-set/uos')

  expect(asked()).toBe(0)
})
