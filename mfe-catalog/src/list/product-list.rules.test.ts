import { aProductSummary } from '../testing/product-builders'
import { buildListHead } from './product-list.rules'
import { readSearch } from '../search/product-search.rules'

const headAt = (query: string, products = [aProductSummary()]) =>
  buildListHead({
    search: readSearch(new URLSearchParams(query)),
    products,
    pagination: { total: products.length, per: 15, last: 1, current: 1 },
    category: undefined,
    trail: [{ label: '商品一覧', href: '/product' }, { label: 'タオル・寝具' }],
  })

test.each([
  ['the whole list', '', undefined],
  ['a category', 'category=towel', undefined],
  ['a further page of a category', 'category=towel&page=2', undefined],
  ['a search', 'word=タオル', 'noindex,follow'],
  ['a filtered list', 'category=towel&price_to=3000', 'noindex,follow'],
  ['a sorted list', 'sort=price_asc', 'noindex,follow'],
])('sets the robots directive for %s', (_name, query, robots) => {
  expect(headAt(query).robots).toBe(robots)
})

test('prevents indexing of an empty category', () => {
  expect(headAt('category=towel', []).robots).toBe('noindex,follow')
})

test('uses the category’s URL as the canonical URL of a filtered list', () => {
  expect(headAt('category=towel&sort=price_asc&tag=new').canonical).toBe('/product?category=towel')
})

test('publishes the products and breadcrumbs for search engines', () => {
  expect(headAt('category=towel').jsonLd).toMatchObject([
    { '@type': 'ItemList', itemListElement: [{ position: 1, url: '/product/imabari-towel-set' }] },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'トップ' }, { name: '商品一覧', item: '/product' }, { name: 'タオル・寝具' }],
    },
  ])
})
