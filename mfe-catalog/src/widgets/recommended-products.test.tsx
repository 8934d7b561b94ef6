import { listRecommendedProducts } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { orderedGoods } from '@storefront/state'
import { recordEvents } from '@storefront/testing'
import { shows } from '@storefront/testing/shows'
import { render, screen, waitFor } from '@testing-library/react'
import { fakeCatalogApi } from '../testing/catalog-screen'
import { aProductSummary } from '../testing/product-builders'
import { RecommendedProducts } from './recommended-products'

const api = fakeCatalogApi()

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
})

afterEach(() => sessionStorage.clear())

test('fetches recommendations once, omitting products the shopper already has', async () => {
  api.answer(listRecommendedProducts, {
    data: [aProductSummary(), aProductSummary({ id: 2, key: 'tea', name: '煎茶' })],
  })
  const first = render(<RecommendedProducts productKey="towel" exceptIds={[1]} />)

  await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: '煎茶' })).toBeVisible())
  expect(screen.queryByText('今治タオル 四枚セット')).not.toBeInTheDocument()
  first.unmount()
  render(<RecommendedProducts productKey="towel" />)

  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(api.callsOf(listRecommendedProducts)).toHaveLength(1)
})

test('omits a garment that the shopper has in another size', async () => {
  api.answer(listRecommendedProducts, {
    data: [
      aProductSummary({ id: 3, key: 'blazer', name: '指定ブレザー', variant_ids: [3, 4] }),
      aProductSummary({ id: 5, key: 'slacks', name: '指定スラックス', variant_ids: [5, 6] }),
    ],
  })

  render(<RecommendedProducts productKey="shirt" exceptIds={[4]} />)

  await shows(() => screen.getByRole('heading', { level: 3, name: '指定スラックス' }))
  expect(screen.queryByText('指定ブレザー')).not.toBeInTheDocument()
})

test('omits a garment that replaces one the shopper has', async () => {
  const blazer = aProductSummary({ id: 7, key: 'blazer', name: '指定ブレザー' })
  const slacks = aProductSummary({ id: 5, key: 'slacks', name: '指定スラックス' })
  api.answer(listRecommendedProducts, { data: [{ ...slacks, alternative_ids: [8, 9] }, blazer] })

  render(<RecommendedProducts productKey="tie" exceptIds={[9]} />)

  await shows(() => screen.getByRole('heading', { level: 3, name: '指定ブレザー' }))
  expect(screen.queryByText('指定スラックス')).not.toBeInTheDocument()
})

test('omits a garment that this tab has ordered', async () => {
  const blazer = aProductSummary({ id: 7, key: 'blazer', name: '指定ブレザー', variant_ids: [7, 10] })
  const slacks = aProductSummary({ id: 5, key: 'slacks', name: '指定スラックス' })
  api.answer(listRecommendedProducts, { data: [blazer, slacks] })
  orderedGoods.add([{ id: 10, quantity: 1 }])

  render(<RecommendedProducts productKey="vest" />)

  await shows(() => screen.getByRole('heading', { level: 3, name: '指定スラックス' }))
  expect(screen.queryByText('指定ブレザー')).not.toBeInTheDocument()
})

test('fetches recommendations on the next screen after a failed request', async () => {
  const failures = recordEvents('failure.reported')
  api.answer(listRecommendedProducts, { errors: [] }, { status: 500 })
  const first = render(<RecommendedProducts productKey="bath-towel" />)
  await waitFor(() => expect(failures).toHaveLength(1))
  first.unmount()
  api.answer(listRecommendedProducts, { data: [aProductSummary({ name: '煎茶' })] })

  render(<RecommendedProducts productKey="bath-towel" />)

  await shows(() => screen.getByRole('heading', { level: 3, name: '煎茶' }))
})
