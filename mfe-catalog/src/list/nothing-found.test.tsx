import { getCategoryHierarchy, listProducts, listQas } from '@storefront/contracts'
import { screen, within } from '@testing-library/react'
import { shopNow } from '@storefront/locale-ja'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { computeTomorrow } from './product-facets.rules'
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
  expect(screen.queryByText('0', { exact: true })).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('ぴったりの商品はありません')
  expect(nearest.getByText('「土瓶」を外すと、近い商品が見つかります。')).toBeVisible()
  expect(nearest.getByRole('link', { name: '宇治煎茶' })).toBeVisible()
  expect(nearest.getByRole('link', { name: '「煎茶」の3件を見る' })).toHaveAttribute(
    'href',
    `/product?word=${encodeURIComponent('煎茶')}`,
  )
})

test('names the nearest price if the budget excludes everything', async () => {
  const beef = aProductSummary({ name: '飛騨牛', price_with_tax: 3_240 })
  api.answerBy(listProducts, ({ url }) =>
    url.searchParams.has('price_to')
      ? [
          { data: [], facets: someFacets(), nearest: { word: '牛肉', dropped: [], sort: 'price_asc' } },
          200,
          paged(0).headers,
        ]
      : [{ data: [beef], facets: someFacets() }, 200, paged(7).headers],
  )
  openScreen('/product?word=牛肉&price_to=1000')

  const nearest = within(await screen.findByRole('region', { name: 'いちばん近いお値段：3,240円〜' }))
  expect(nearest.getByText('1,000円以内の「牛肉」はありません。')).toBeVisible()
  expect(nearest.getByRole('link', { name: '「牛肉」の7件を見る' })).toHaveAttribute(
    'href',
    `/product?word=${encodeURIComponent('牛肉')}&sort=price_asc`,
  )
})

test('offers the soonest goods if none arrive tomorrow', async () => {
  api.answerBy(listProducts, ({ url }) =>
    url.searchParams.get('arrive_by') === computeTomorrow(shopNow())
      ? [{ data: [], facets: someFacets() }, 200, paged(0).headers]
      : [{ data: [aProductSummary({ name: '即納の羊羹' })], facets: someFacets() }, 200, paged(2).headers],
  )
  openScreen('/product?tomorrow=near&asked=明日届く')

  const soon = within(await screen.findByRole('region', { name: 'いちばん早くお届けできる品' }))
  expect(soon.getByText('いまからのご注文で、明日お届けできる品はありません。')).toBeVisible()
  expect(soon.getByRole('link', { name: '即納の羊羹' })).toBeVisible()
})

test('links the shop’s pages and questions above the goods', async () => {
  const item = { id: 1, key: 'order-5', question: '領収書は発行できますか。', answer: '<p>はい。</p>' }
  api.answer(listQas, { data: [{ category: { id: 1, key: 'order', name: 'ご注文' }, items: [item] }] })
  api.answer(listProducts, { data: [], facets: someFacets(), did_you_mean: '領巾' }, paged(0))
  openScreen('/product?word=領収書')

  const pages = within(await screen.findByRole('navigation', { name: 'このことばのご案内' }))
  expect(pages.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/contact')
  expect(pages.getByRole('link', { name: item.question })).toHaveAttribute('href', '/faq#qa-order-5')
  expect(screen.queryByRole('region', { name: 'もしかして「領巾」' })).not.toBeInTheDocument()
})
