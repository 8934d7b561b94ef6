import { listProducts } from '@storefront/contracts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aProductSummary, someFacets } from '../testing/product-builders'
import { headOfRanking, readRanking, titleOfRanking, writeRanking } from './ranking.rules'

const api = fakeCatalogApi()
const occasions = [{ key: 'oseibo', name: 'お歳暮', words: [] }]
const askedLast = () => Object.fromEntries(api.callsOf(listProducts).at(-1)!.url.searchParams)

beforeEach(() => api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(20, 2)))

test('a ranking is of what is in stock, by how often it is chosen, and goes on counting on its pages', async () => {
  openScreen('/ranking?page=2')

  expect(await screen.findByRole('article')).toHaveTextContent('16位')
  expect(askedLast()).toEqual({ sort: 'popular', in_stock: '1', page: '2' })
})

test('an occasion is chosen by its link, which stands in the URL', async () => {
  const { urlNow } = openScreen('/ranking', { occasions })
  const links = await screen.findByRole('navigation', { name: '用途別' })

  await userEvent.click(within(links).getByRole('link', { name: 'お歳暮' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'お歳暮の人気ランキング' })).toBeVisible()
  expect(urlNow()).toBe('/ranking?occasion=oseibo')
  expect(askedLast()).toMatchObject({ 'occasion[]': 'oseibo', sort: 'popular' })
})

test('a ranking is of one thing: a category goes before an occasion', () => {
  const asked = readRanking(new URLSearchParams('category=tea&occasion=oseibo&page=0'))

  expect(writeRanking(asked)).toBe('/ranking?category=tea')
  expect(titleOfRanking(asked, { categories: [{ key: 'tea', name: 'お茶' }], occasions })).toBe(
    'お茶の人気ランキング',
  )
  expect(titleOfRanking(asked, { categories: [], occasions })).toBe('人気ランキング')
})

test('search engines find a ranking by what it is of, and an empty one not at all', () => {
  const data = {
    asked: { category: '', occasion: 'oseibo', page: 1 },
    title: 'お歳暮の人気ランキング',
    products: [aProductSummary()],
  }

  expect(headOfRanking(data)).toMatchObject({ canonical: '/ranking?occasion=oseibo', title: data.title })
  expect(headOfRanking({ ...data, products: [] }).robots).toBe('noindex,follow')
})
