import { getOccasion, listOccasions, listProducts } from '@storefront/contracts'
import { screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { fakeCart } from '../testing/fake-cart'
import { anOccasion, aProductSummary, someFacets } from '../testing/product-builders'
import { buildOccasionHead, buildOccasionsHead } from './occasion.rules'

const api = fakeCatalogApi()
const cart = fakeCart()
const region = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  api.answer(listOccasions, { data: [anOccasion(), anOccasion({ key: 'kekkon-iwai', name: '結婚祝い' })] })
  api.answer(getOccasion, anOccasion())
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(32))
})

test('links every occasion and marks those in season', async () => {
  openScreen('/occasion')

  const links = await screen.findAllByRole('link', { name: /お歳暮|結婚祝い/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/occasion/oseibo',
    '/occasion/kekkon-iwai',
  ])
  expect(links[0]).toHaveTextContent('いまの季節11月1日〜12月25日')
})

test('returns 404 for the index in a shop without occasions', async () => {
  api.answer(listOccasions, { data: [] })
  openScreen('/occasion')

  await shows(() => screen.getByText('404 Not Found'))
})

test('shows an occasion’s etiquette, noshi and products', async () => {
  openScreen('/occasion/oseibo')
  await screen.findByRole('heading', { level: 1, name: 'お歳暮' })

  expect(region('お歳暮のマナー').getByText('12月20日ごろまでに。')).toBeVisible()
  expect(region('お歳暮のマナー').getByText(/表書きは「御歳暮」、水引は紅白の蝶結び/)).toBeVisible()
  expect(region('お歳暮の品').getByRole('link', { name: '今治タオル 四枚セット' })).toHaveAttribute(
    'href',
    '/product/imabari-towel-set?occasion=oseibo',
  )
  expect(api.callsOf(listProducts)[0]?.url.search).toBe('?occasion%5B%5D=oseibo&page=1&per=24')
})

test('tells the cart the occasion of a product added from its card', async () => {
  api.answer(
    listProducts,
    { data: [aProductSummary({ has_choices: false })], facets: someFacets() },
    paged(1),
  )
  openScreen('/occasion/oseibo')

  await userEvent.click(await screen.findByRole('button', { name: /^カートに入れる/ }))

  expect(cart.requests).toMatchObject([{ occasion: 'oseibo' }])
})

test('highlights the selected budget and adds it to the URL', async () => {
  const { urlNow } = openScreen('/occasion/oseibo?page=2')
  await screen.findByRole('heading', { level: 1, name: 'お歳暮' })
  const bands = region('お歳暮の品').getByRole('navigation', { name: 'ご予算（税込）' })

  await userEvent.click(within(bands).getByRole('link', { name: '3,000円〜5,000円' }))

  await shows(() => within(bands).getByRole('link', { name: '3,000円〜5,000円', current: true }))
  expect(urlNow()).toBe('/occasion/oseibo?price_from=3000&price_to=5000')
  expect(Object.fromEntries(api.callsOf(listProducts).at(-1)!.url.searchParams)).toEqual({
    'occasion[]': 'oseibo',
    price_from: '3000',
    price_to: '5000',
    page: '1',
    per: '24',
  })
})

test('links to all budgets if the selected one has no products', async () => {
  api.answer(listProducts, { data: [], facets: someFacets() }, paged(0))
  openScreen('/occasion/oseibo?price_from=10000')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'すべてのご予算で見る' })).toHaveAttribute(
      'href',
      '/occasion/oseibo',
    ),
  )
})

test('redirects a page past the end to the last page', async () => {
  const { urlNow } = openScreen('/occasion/oseibo?page=9')
  await screen.findByRole('heading', { level: 1, name: 'お歳暮' })

  expect(urlNow()).toBe('/occasion/oseibo?page=3')
})

test('indexes an occasion but not its budget ranges', () => {
  const data = {
    occasion: anOccasion(),
    asked: { priceFrom: undefined, priceTo: undefined, page: 2 },
    products: [aProductSummary()],
    pagination: { total: 32, per: 15, current: 2, last: 3 },
  }
  const head = buildOccasionHead(data)
  const narrowed = buildOccasionHead({ ...data, asked: { ...data.asked, priceFrom: 3000 } })

  expect(head).toMatchObject({
    title: 'お歳暮のマナーと贈りもの（2ページ目）',
    canonical: '/occasion/oseibo?page=2',
  })
  expect(head.robots).toBeUndefined()
  expect(JSON.stringify(head.jsonLd)).toContain('"name":"用途で選ぶ","item":"/occasion"')
  expect(narrowed.robots).toBe('noindex,follow')
  expect(narrowed.canonical).toBe('/occasion/oseibo?page=2')
  expect(buildOccasionsHead({ occasions: [] }).robots).toBe('noindex,follow')
})
