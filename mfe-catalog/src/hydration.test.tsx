import {
  getOccasion,
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
import { loadLazyRoutes, withRootRoutes } from '@storefront/remote'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, type HydrationState } from 'react-router-dom'
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

/** React says so because server and browser share this one process. */
const twoRenderers = 'Detected multiple renderers'
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
})

test('a server’s page needs no inline script', async () => {
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
])('%s that the server rendered is taken over without a difference', async (url) => {
  const fragment = await renderFragment('catalog', routes, new Request(`http://localhost${url}`))
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = fragment.html
  const served = element.innerHTML
  const differences: unknown[] = []
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)

  const tree = withRootRoutes('catalog', routes)
  await loadLazyRoutes(tree, new URL(url, 'http://localhost').pathname)
  const router = createMemoryRouter(tree, {
    initialEntries: [url],
    hydrationData: fragment.hydration as HydrationState,
  })
  const root = await act(async () =>
    hydrateRoot(element, <RouterProvider router={router} />, {
      identifierPrefix: 'catalog-',
      onRecoverableError: (error) => differences.push(error),
    }),
  )

  const warnings = said.mock.calls
    .map(([text]) => String(text))
    .filter((text) => !text.includes(twoRenderers))
  said.mockRestore()

  expect(fragment.status).toBe(200)
  expect(warnings).toEqual([])
  expect(differences).toEqual([])
  expect(element.innerHTML).toBe(served)
  expect(served).not.toContain('style=')
  act(() => root.unmount())
})
