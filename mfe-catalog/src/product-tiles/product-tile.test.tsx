import { getCategoryHierarchy, listProducts } from '@storefront/contracts'
import { screen, within } from '@testing-library/react'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aCategory, aProductSummary, someFacets } from '../testing/product-builders'

const api = fakeCatalogApi()

test('states the age of a child’s goods in a list', async () => {
  const blocks = aProductSummary({ name: 'つみき', target_age: '1歳ごろから' })
  const towel = aProductSummary({ id: 2, key: 'hana', name: 'ハンドタオル 花' })
  api.answer(getCategoryHierarchy, { data: [aCategory()] })
  api.answer(listProducts, { data: [blocks, towel], facets: someFacets() }, paged(2))
  openScreen('/product')

  const [first, second] = await screen.findAllByRole('article')

  expect(within(first!).getByText('対象年齢 1歳ごろから')).toBeVisible()
  expect(within(second!).queryByText(/対象年齢/)).toBeNull()
})
