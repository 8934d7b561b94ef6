import { getCategoryHierarchy, listProducts } from '@storefront/contracts'
import { screen, within } from '@testing-library/react'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aProductSummary, someFacets } from '../testing/product-builders'

const api = fakeCatalogApi()
beforeEach(() => api.answer(getCategoryHierarchy, { data: [] }))

test('suggests the closest search term and lists the dropped words', async () => {
  api.answerBy(listProducts, ({ url }) =>
    url.searchParams.get('word') === '煎茶 土瓶'
      ? [
          { data: [], facets: someFacets(), nearest: { word: '煎茶', dropped: ['土瓶'] } },
          200,
          paged(0).headers,
        ]
      : [{ data: [aProductSummary({ name: '宇治煎茶' })], facets: someFacets() }, 200, paged(3).headers],
  )
  openScreen('/product?word=煎茶 土瓶')

  const nearest = within(await screen.findByRole('region', { name: '「煎茶」で見つかった商品' }))
  expect(nearest.getByText('「土瓶」を外すと、近い商品が見つかります。')).toBeVisible()
  expect(nearest.getByRole('link', { name: '宇治煎茶' })).toBeVisible()
  expect(nearest.getByRole('link', { name: '「煎茶」の3件を見る' })).toHaveAttribute(
    'href',
    `/product?word=${encodeURIComponent('煎茶')}`,
  )
})
