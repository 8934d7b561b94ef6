import { getCategoryHierarchy, listProducts } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { shows } from '@storefront/testing/shows'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routes } from '../routes'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aProductSummary, someFacets } from '../testing/product-builders'

const api = fakeCatalogApi()

beforeEach(() => {
  const brand = Array.from({ length: 30 }, (_, index) => ({
    key: `b${index}`,
    name: `ブランド${index}`,
    count: 1,
  }))
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets({ brand }) }, paged(1))
  api.answer(getCategoryHierarchy, { data: [] })
})

test('shows a facet’s other values when they are asked for', async () => {
  openScreen('/product')
  const panel = within(await screen.findByRole('complementary', { name: '絞り込み' }))
  await userEvent.click(panel.getByText('ブランド'))
  expect(panel.queryByLabelText(/^ブランド29/)).toBeNull()

  await userEvent.click(panel.getByText('ほか22件を表示する'))

  await shows(() => panel.getByLabelText(/^ブランド29/))
})

test('shows a chosen value among the first ones', async () => {
  openScreen('/product?brand=b29')

  const panel = within(await screen.findByRole('complementary', { name: '絞り込み' }))
  expect(panel.getByLabelText(/^ブランド29/)).toBeChecked()
})

/** Returns the panel of a page as the server sends it. */
async function servedPanel(url: string) {
  configureHttp({ baseUrl: 'http://localhost' })
  const { html } = await renderFragment('catalog', routes, new Request(`http://localhost${url}`))
  return new DOMParser().parseFromString(html, 'text/html').querySelector('aside')!
}

test('links to all values of a facet without scripts', async () => {
  const values = (panel: Element) => panel.querySelectorAll('[name=brand]').length
  const first = await servedPanel('/product?sort=newest')
  expect(values(first)).toBe(8)
  const link = new DOMParser().parseFromString(first.querySelector('noscript')!.innerHTML, 'text/html')

  const url = link.querySelector('a')!.getAttribute('href')!
  const all = await servedPanel(url)

  expect(url).toBe('/product?sort=newest&facet=brand#product-filters')
  expect(values(all)).toBe(30)
  expect(
    [...all.querySelectorAll('details[open]')].map((one) => one.querySelector('summary')!.textContent),
  ).toEqual(expect.arrayContaining(['ブランド', 'ほか22件を表示する']))
})
