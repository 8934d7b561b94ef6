import { getProduct, listProducts } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { paged } from '@storefront/testing'
import { takeOver } from '@storefront/testing/hydration'
import { routes } from './routes'
import { aProduct, aProductSummary, noFacets } from './testing/product-builders'
import { fakeProductApi } from './testing/product-screen'

const api = fakeProductApi()

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  setSite({ ...emptySite('tsunagu'), name: 'つなぐ' })
  api.answer(listProducts, { data: [aProductSummary()], facets: noFacets }, paged(1))
  api.answer(getProduct, aProduct())
})

test.each(['/starter', '/starter/imabari-towel-set'])(
  'hydrates %s without a mismatch or inline styles',
  async (url) => {
    const fragment = await renderFragment('starter', routes, new Request(`http://localhost${url}`))
    const { served, findings } = await takeOver('starter', routes, url, fragment)

    expect(fragment).toMatchObject({ status: 200, head: { robots: 'noindex' } })
    expect(findings).toEqual([])
    expect(served).not.toContain('style=')
  },
)
