import { listProducts } from '@storefront/contracts'
import { screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aProductSummary, someFacets } from '../testing/product-builders'
import { buildRankingHead, readRanking, formatRankingTitle, writeRanking } from './ranking.rules'

const api = fakeCatalogApi()
const occasions = [{ key: 'oseibo', name: 'お歳暮', words: [] }]
const askedLast = () => Object.fromEntries(api.callsOf(listProducts).at(-1)!.url.searchParams)

beforeEach(() => api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(20, 2)))

test('lists popular products in stock, numbered across pages', async () => {
  openScreen('/ranking?page=2')

  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('16位'))
  expect(askedLast()).toEqual({ sort: 'popular', in_stock: '1', page: '2', per: '24' })
})

test('もっと見る appends the next page and keeps the category', async () => {
  api.answerBy(listProducts, ({ url }) => {
    const page = Number(url.searchParams.get('page'))
    const data = [aProductSummary({ id: page, name: `品 ${page}`, has_choices: false })]
    return [{ data, facets: someFacets() }, 200, paged(72, page, 24).headers]
  })
  openScreen('/ranking?category=tea')

  await userEvent.click(await screen.findByRole('link', { name: /もっと見る/ }))

  await shows(() => screen.getByText('品 2'))
  expect(screen.getByText('品 1')).toBeVisible()
  expect(screen.getByRole('link', { name: /もっと見る/ })).toHaveAttribute(
    'href',
    '/ranking?category=tea&page=3&from=1',
  )
  expect(screen.getByRole('button', { name: 'カートに入れる 品 1' })).toBeVisible()
})

test('adds the selected occasion to the URL', async () => {
  const { urlNow } = openScreen('/ranking', { occasions })
  const links = await screen.findByRole('navigation', { name: '用途別' })

  await userEvent.click(within(links).getByRole('link', { name: 'お歳暮' }))

  await shows(() => screen.getByRole('heading', { level: 1, name: 'お歳暮の人気ランキング' }))
  expect(urlNow()).toBe('/ranking?occasion=oseibo')
  expect(askedLast()).toMatchObject({ 'occasion[]': 'oseibo', sort: 'popular' })
})

test('ignores the occasion if the URL also has a category', () => {
  const asked = readRanking(new URLSearchParams('category=tea&occasion=oseibo&page=0'))

  expect(writeRanking(asked)).toBe('/ranking?category=tea')
  expect(formatRankingTitle(asked, { categories: [{ key: 'tea', name: 'お茶' }], occasions })).toBe(
    'お茶の人気ランキング',
  )
  expect(formatRankingTitle(asked, { categories: [], occasions })).toBe('人気ランキング')
})

test('indexes each ranking unless it is empty', () => {
  const data = {
    asked: { category: '', occasion: 'oseibo', page: 1 },
    title: 'お歳暮の人気ランキング',
    products: [aProductSummary()],
  }

  expect(buildRankingHead(data)).toMatchObject({ canonical: '/ranking?occasion=oseibo', title: data.title })
  expect(buildRankingHead({ ...data, products: [] }).robots).toBe('noindex,follow')
})
