import { listRecommendedProducts } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { render, screen, waitFor } from '@testing-library/react'
import { fakeCatalogApi } from '../testing/catalog-screen'
import { aProductSummary } from '../testing/product-builders'
import { RecommendedProducts } from './recommended-products'

const api = fakeCatalogApi()

test('fetches recommendations once, omitting products the shopper already has', async () => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
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
