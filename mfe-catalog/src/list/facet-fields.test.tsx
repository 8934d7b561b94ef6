import { getCategoryHierarchy, listProducts } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { shows } from '@storefront/testing/shows'
import { act, screen, within } from '@testing-library/react'
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

/** Returns the link that a closed part of the panel has without scripts. */
function linkIn(part: Element) {
  const served = new DOMParser().parseFromString(part.querySelector('noscript')!.innerHTML, 'text/html')
  return served.querySelector('a')!.getAttribute('href')!
}
const countValues = (panel: Element, name: string) => panel.querySelectorAll(`[name=${name}]`).length

test('serves no values of a closed facet', async () => {
  const panel = await servedPanel('/product')

  expect(countValues(panel, 'brand')).toBe(0)
})

test('serves the values of a facet with a chosen value', async () => {
  const panel = await servedPanel('/product?brand=b3')

  expect(countValues(panel, 'brand')).toBe(8)
  expect(linkIn(panel)).toBe('/product?brand=b3&facet=brand#product-filters')
})

test('links to all values of a closed facet without scripts', async () => {
  const url = linkIn(await servedPanel('/product?sort=newest'))
  const all = await servedPanel(url)

  expect(url).toBe('/product?sort=newest&facet=brand#product-filters')
  expect(countValues(all, 'brand')).toBe(30)
  expect(
    [...all.querySelectorAll('details[open]')].map((one) => one.querySelector('summary')!.textContent),
  ).toEqual(expect.arrayContaining(['ブランド', 'ほか22件を表示する']))
})

test('opens a facet whose value another part of the page chooses', async () => {
  const { router } = openScreen('/product')
  const panel = within(await screen.findByRole('complementary', { name: '絞り込み' }))

  await act(() => router.navigate('/product?brand=b3'))

  await shows(() => panel.getByLabelText(/^ブランド3（/))
  expect(panel.getByLabelText(/^ブランド3（/)).toBeChecked()
})
