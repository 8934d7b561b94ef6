import {
  getFittingBooking,
  getOccasion,
  getSchool,
  listFittingDays,
  listSchools,
  getProduct,
  listProductAccessories,
  listProductReviews,
  listOccasions,
  listProducts,
  listRecommendedProducts,
  getCategoryHierarchy,
  recordProductView,
} from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { takeOver } from '@storefront/testing/hydration'
import { routes } from './routes'
import { fakeCatalogApi, paged } from './testing/catalog-screen'
import {
  aCategory,
  anAccessory,
  anOccasion,
  aProduct,
  aProductSummary,
  aReview,
  someFacets,
} from './testing/product-builders'

import { aBooking, aFittingDay, aSchool } from './testing/school-builders'

const api = fakeCatalogApi()

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  setSite({ ...emptySite('tsunagu'), name: 'つなぐ' })
  api.answer(listProducts, { data: [aProductSummary({ is_alcohol: true })], facets: someFacets() }, paged(40))
  api.answer(getCategoryHierarchy, { data: [aCategory()] })
  api.answer(getProduct, aProduct({ review: { average: 4.5, count: 8, counts: [] } }))
  api.answer(listProductAccessories, { data: [anAccessory()] })
  api.answer(listRecommendedProducts, { data: [aProductSummary({ id: 2 })] })
  api.answer(listProductReviews, { data: [aReview()] }, paged(8, 1, 6))
  api.answer(recordProductView, {})
  api.answer(listOccasions, { data: [anOccasion()] })
  api.answer(getOccasion, anOccasion())
  api.answer(listSchools, { data: [], total: 0 })
  api.answer(getSchool, aSchool())
  api.answer(listFittingDays, { data: [aFittingDay()] })
  api.answer(getFittingBooking, aBooking())
})

test('renders pages without inline scripts', async () => {
  api.answer(getProduct, aProduct({ stock_state: 'sold_out' }))

  const { html } = await renderFragment(
    'catalog',
    routes,
    new Request('http://localhost/product/imabari-towel-set'),
  )

  expect(html).toContain('売り切れ')
  expect(html).not.toContain('<script')
})

test.each([
  '/product?category=towel&price_to=5000',
  '/product/imabari-towel-set',
  '/product/imabari-towel-set?occasion=oseibo',
  '/occasion',
  '/occasion/oseibo?price_from=3000',
  '/gift-finder?occasion=oseibo&arrive_by=2999-12-20',
  '/ranking?category=towel',
  '/school?word=みどり',
  '/school/2101?grade=1&sex=girl',
  '/fitting',
  '/fitting/booking/secret-token',
])('hydrates %s without a mismatch', async (url) => {
  const fragment = await renderFragment('catalog', routes, new Request(`http://localhost${url}`))
  const { served, takenOver, findings } = await takeOver('catalog', routes, url, fragment)

  expect(fragment.status).toBe(200)
  expect(findings).toEqual([])
  expect(takenOver).toBe(served)
  expect(served).not.toContain('style=')
})
