import {
  getCategoryHierarchy,
  getProduct,
  getUserList,
  listProductAccessories,
  listProductReviews,
  listProducts,
  listRecommendedProducts,
  messageSlots,
  recordProductSearch,
  recordProductView,
} from '@storefront/contracts'
import { expectHideable } from '@storefront/testing'
import { screen } from '@testing-library/react'
import { fakeCatalogApi, openScreen, paged } from './testing/catalog-screen'
import { fakeCart } from './testing/fake-cart'
import { aProduct, aProductSummary, someFacets } from './testing/product-builders'

const api = fakeCatalogApi()
fakeCart()

const screens: Record<string, string> = {
  caution: '/product/imabari-towel-set',
  'pre-order-info-1': '/product/imabari-towel-set',
  'pre-order-info-2': '/product/imabari-towel-set',
  'product-index': '/product',
}
/** Slots on other remotes' pages, which those remotes test. */
const ofOthers = /^(?:mypage|cart|contact|reminder)(?:-|$)/

beforeEach(() => {
  api.answer(getProduct, aProduct({ tags: [{ key: 'pre-order', name: 'ご予約の品' }] }))
  api.answer(listProductAccessories, { data: [] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(0, 1, 6))
  api.answer(recordProductView, {})
  api.answer(getUserList, { key: 'favorites', name: 'お気に入り', count: 0, data: [] })
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(1))
  api.answer(getCategoryHierarchy, { data: [] })
  api.answer(recordProductSearch, {})
})

test('covers every message slot of the catalogue', () => {
  const own = messageSlots.filter((slot) => !ofOthers.test(slot))
  expect(Object.keys(screens).toSorted()).toEqual(own.toSorted())
})

test.each(Object.entries(screens))('shows the message in slot %s on %s until it is dismissed', (code, url) =>
  expectHideable(code, (messages) => {
    openScreen(url, { messages })
    return screen.findByRole('heading', { level: 1 })
  }),
)
