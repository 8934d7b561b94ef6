import {
  getProduct,
  getUserList,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
} from '@storefront/contracts'
import { currentSite, setSite } from '@storefront/site'
import { shows } from '@storefront/testing/shows'
import { act, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aProduct, aProductSummary } from '../testing/product-builders'

const api = fakeCatalogApi()
const namesOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

const recommend = (count: number) =>
  api.answer(listRecommendedProducts, {
    data: Array.from({ length: count }, (_, index) =>
      aProductSummary({ id: index + 10, key: `p${index + 1}`, name: `おすすめ ${index + 1}` }),
    ),
  })

beforeEach(() => {
  api.answer(getProduct, aProduct())
  api.answer(listProductAccessories, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(0, 1, 6))
  api.answer(recordProductView, {})
  api.answer(getUserList, { key: 'favorites', name: 'お気に入り', count: 0, data: [] })
  recommend(0)
})

test('shows recommendations after the first four under こちらもおすすめです', async () => {
  recommend(6)
  openScreen('/product/imabari-towel-set')
  await screen.findByRole('heading', { level: 1 })

  expect(namesOf('関連する商品')).toEqual(['おすすめ 1', 'おすすめ 2', 'おすすめ 3', 'おすすめ 4'])
  expect(namesOf('こちらもおすすめです')).toEqual(['おすすめ 5', 'おすすめ 6'])
  expect(
    screen.getByRole('region', { name: 'こちらもおすすめです' }).closest('[data-recommendation]'),
  ).toHaveAttribute('data-recommendation', 'product')
  expect(api.callsOf(listRecommendedProducts)[0]?.params).toEqual({ key: 'imabari-towel-set' })
})

test('says of a made-to-order garment that it is not taken back', async () => {
  api.answer(getProduct, aProduct({ has_name_embroidery: true }))
  openScreen('/product/blazer')

  const summary = await screen.findByText('配送・返品について')
  await userEvent.click(summary)

  expect(screen.getByText(/お名前を入れた商品と.*返品・交換をお受けできません/)).toBeVisible()
})

test('renders a new recommendation slot for each product', async () => {
  recommend(6)
  api.answerBy(getProduct, ({ params }) => [aProduct({ key: params.key }), 200])
  const { router } = openScreen('/product/imabari-towel-set')
  await screen.findByRole('region', { name: 'こちらもおすすめです' })
  const place = () => document.querySelector('[data-recommendation]')
  const filled = place()
  filled!.innerHTML = '<p>おすすめの品</p>'

  await act(() => router.navigate('/product/tea'))

  expect(filled?.isConnected).toBe(false)
  expect(namesOf('こちらもおすすめです')).toEqual(['おすすめ 5', 'おすすめ 6'])
})

test('hides こちらもおすすめです if there are only four recommendations', async () => {
  recommend(4)
  openScreen('/product/imabari-towel-set')
  await screen.findByRole('heading', { level: 1 })

  expect(screen.getByRole('region', { name: '関連する商品' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'こちらもおすすめです' })).not.toBeInTheDocument()
})

test('shows the text written by staff under 商品の詳細', async () => {
  api.answer(
    getProduct,
    aProduct({ detail: { description: '<p>洗うほどに<strong>柔らかく</strong>なります。</p>' } }),
  )
  openScreen('/product/imabari-towel-set')

  const heading = await screen.findByRole('heading', { level: 2, name: '商品の詳細' })
  const details = heading.closest('details') as HTMLElement
  expect(details).toHaveAttribute('open')
  expect(within(details).getByText('柔らかく').tagName).toBe('STRONG')
})

test('omits 商品の詳細 if there is no text', async () => {
  api.answer(getProduct, aProduct({ detail: { description: '' } }))
  openScreen('/product/imabari-towel-set')

  await screen.findByRole('heading', { level: 2, name: '商品データ' })
  expect(screen.queryByRole('heading', { level: 2, name: '商品の詳細' })).not.toBeInTheDocument()
})

test('shows a size chart with one row per size', async () => {
  const product = aProduct()
  const size_table = {
    caption: '仕上がり寸法（cm）',
    rows: [
      ['サイズ', '着丈', '身幅'],
      ['M', '68', '52'],
      ['L', '71', '55'],
    ],
  }
  api.answer(getProduct, { ...product, product_model: { ...product.product_model, size_table } })
  openScreen('/product/imabari-towel-set')

  const heading = await screen.findByRole('heading', { level: 2, name: 'サイズ表' })
  expect(heading.closest('details')).toHaveAttribute('open')
  const table = screen.getByRole('table', { name: '仕上がり寸法（cm）' })
  const texts = (role: 'columnheader' | 'rowheader') =>
    within(table)
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
  expect(texts('columnheader')).toEqual(['サイズ', '着丈', '身幅'])
  expect(texts('rowheader')).toEqual(['M', 'L'])
  const rowOfL = screen.getByRole('rowheader', { name: 'L' }).closest('tr') as HTMLElement
  expect(
    within(rowOfL)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['71', '55'])
})

test('shows no size chart for a product without sizes', async () => {
  openScreen('/product/imabari-towel-set')

  await screen.findByRole('heading', { level: 2, name: '商品データ' })
  expect(screen.queryByRole('heading', { level: 2, name: 'サイズ表' })).not.toBeInTheDocument()
})

test.each([
  ['on pre-order', [{ id: 1, key: 'pre-order', name: 'ご予約の品' }], 2],
  ['in stock', [], 0],
])('shows the right pre-order information for a product that is %s', async (_case, tags, count) => {
  const slot = (code: 'pre-order-info-1' | 'pre-order-info-2', title: string) => ({
    code,
    title,
    body: '<p>春にお届けします。</p>',
    updated_at: '2026-11-20T00:00:00+09:00',
  })
  api.answer(getProduct, aProduct({ tags }))
  openScreen('/product/imabari-towel-set', {
    messages: [slot('pre-order-info-1', 'ご予約について'), slot('pre-order-info-2', 'お届けの時期')],
  })
  await screen.findByRole('heading', { level: 1 })

  expect(screen.queryAllByText(/^(ご予約について|お届けの時期)$/)).toHaveLength(count)
})

const aCase = () =>
  aProduct({
    unit_price: 24_000,
    price_with_tax: 26_400,
    pieces: { count: 30, unit: '枚' },
    price_steps: [{ quantity_from: 5, unit_price: 22_800, price_with_tax: 25_080 }],
  })

test('shows a case’s contents, unit price and volume prices', async () => {
  api.answer(getProduct, aCase())
  openScreen('/product/imabari-towel-set')
  const prices = await screen.findByRole('region', { name: '数量ごとの価格' })
  const rows = () =>
    within(prices)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [row.textContent, row.getAttribute('aria-current')])

  expect(prices).toHaveTextContent('1ケース 30枚入1枚800円（税抜）')
  expect(rows()).toEqual([
    ['1〜4ケース24,000円税込 26,400円1枚800円', 'true'],
    ['5ケース以上22,800円税込 25,080円1枚760円', null],
  ])
  for (let count = 1; count < 5; count += 1)
    await userEvent.click(screen.getAllByRole('button', { name: '1つ増やす' })[0]!)

  expect(rows().map(([, current]) => current)).toEqual([null, 'true'])
  expect(within(prices).getByRole('status')).toHaveTextContent('5ケースで 114,000円（税抜） 税込 125,400円')
})

test('shows the price before tax first in business shops', async () => {
  api.answer(getProduct, aCase())
  openScreen('/product/imabari-towel-set')
  setSite({ ...currentSite(), settings: { ...currentSite().settings, isPricedWithoutTax: true } })

  await waitFor(() =>
    expect(screen.getByRole('region', { name: '商品の概要' })).toHaveTextContent(
      '24,000円税抜（税込 26,400円）',
    ),
  )
})

test('says that the points are those of one case', async () => {
  api.answer(getProduct, { ...aCase(), earned_point: 240 })
  openScreen('/product/imabari-towel-set')

  await shows(() =>
    screen.getByText((_, element) => element?.textContent === '1ケースにつき会員なら240ポイントがたまります'),
  )
})

test('sums the chosen cases in the bar of a business shop', async () => {
  api.answer(getProduct, aCase())
  openScreen('/product/imabari-towel-set')
  setSite({ ...currentSite(), settings: { ...currentSite().settings, isPricedWithoutTax: true } })
  await screen.findByRole('heading', { level: 1 })

  await userEvent.click(screen.getAllByRole('button', { name: '1つ増やす' })[0]!)

  expect(screen.getByRole('region', { name: 'カートに入れる' })).toHaveTextContent(
    '48,000円（税抜）税込 52,800円',
  )
})

test('shows no volume prices for single items', async () => {
  openScreen('/product/imabari-towel-set')
  await screen.findByRole('heading', { level: 1 })

  expect(screen.queryByRole('region', { name: '数量ごとの価格' })).not.toBeInTheDocument()
})
