import {
  getProduct,
  getUserList,
  listOccasions,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
} from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { polyfillDialog } from '@storefront/testing'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../../testing/catalog-screen'
import { anOccasion, aProduct, aProductSummary, aReview } from '../../testing/product-builders'

const api = fakeCatalogApi()
const path = '/product/imabari-towel-set'
const counts = [
  { rating: 5, count: 3 },
  { rating: 2, count: 1 },
]

beforeEach(() => {
  api.answer(getProduct, aProduct({ review: { average: 4.3, count: 4, counts } }))
  api.answer(listProductAccessories, { data: [] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(recordProductView, {})
  api.answer(getUserList, { key: 'favorites', name: 'お気に入り', count: 0, data: [] })
  api.answer(
    listProductReviews,
    {
      data: [aReview()],
      purposes: [
        { name: '贈りもの', count: 3 },
        { name: 'ご自宅用', count: 1 },
      ],
      age_bands: [{ name: '30代', count: 4 }],
    },
    paged(4, 1, 6),
  )
})

const filter = async () => within(await screen.findByRole('navigation', { name: 'レビューを絞り込む' }))
const lastAsked = () => Object.fromEntries(api.callsOf(listProductReviews).at(-1)?.url.searchParams ?? [])

test('combines the rating and purpose filters in the URL', async () => {
  const { router } = openScreen(path)
  const choices = await filter()
  expect(choices.getByRole('link', { name: '★5（3）' })).toHaveAttribute(
    'href',
    `${path}?review_rating=5#reviews`,
  )

  await userEvent.click(choices.getByRole('link', { name: '★5（3）' }))
  await shows(() => screen.getByRole('link', { name: '★5（3）', current: true }))
  expect(lastAsked()).toEqual({ page: '1', per: '6', rating: '5' })
  await userEvent.click((await filter()).getByRole('link', { name: '贈りもの（3）' }))

  await waitFor(() => expect(lastAsked()).toEqual({ page: '1', per: '6', rating: '5', purpose: '贈りもの' }))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('keeps the occasion in links to review filters and sizes', async () => {
  api.answer(listOccasions, { data: [anOccasion()] })
  const model = { ...aProduct().product_model, variant_label_1: '大きさ' }
  const sizes = ['小', '大'].map((variant_value_1, id) => ({
    ...aProductSummary({ id, key: `size-${id}` }),
    variant_value_1,
    variant_value_2: null,
    stock_quantity: null,
    is_sale: true,
    max_quantity: 10,
    is_favorite: false,
  }))
  api.answer(
    getProduct,
    aProduct({
      key: 'size-0',
      product_model: { ...model, products: sizes },
      review: { average: 4.3, count: 4, counts },
    }),
  )
  openScreen('/product/size-0?occasion=oseibo')

  expect((await filter()).getByRole('link', { name: '★5（3）' })).toHaveAttribute(
    'href',
    '/product/size-0?occasion=oseibo&review_rating=5#reviews',
  )
  expect(screen.getByRole('link', { name: '大' })).toHaveAttribute('href', '/product/size-1?occasion=oseibo')
  expect(lastAsked()).toEqual({ page: '1', per: '6' })
})

test('announces how many reviews a filter finds', async () => {
  openScreen(path)
  await userEvent.click((await filter()).getByRole('link', { name: '★5（3）' }))

  await waitFor(() => expect(lastAsked()).toEqual({ page: '1', per: '6', rating: '5' }))
  expect(screen.getByText(/^レビュー\d+件$/).parentElement).toHaveAttribute('aria-live', 'polite')
})

test('marks the selected filter and clears it on a second click', async () => {
  openScreen(`${path}?review_rating=2`)

  const chosen = (await filter()).getByRole('link', { name: '★2（1）' })

  expect(chosen).toHaveAttribute('aria-current', 'true')
  expect(chosen).toHaveAttribute('href', `${path}#reviews`)
})

test('enlarges a review photo on click', async () => {
  polyfillDialog()
  const photos = [1, 2].map((one) => ({ path: `/media/review/token-${one}`, width: 960, height: 1280 }))
  api.answer(listProductReviews, { data: [aReview({ photos })], purposes: [], age_bands: [] }, paged(1, 1, 6))
  openScreen(path)

  const second = await screen.findByRole('link', { name: '花子さんのお写真 2枚目を拡大する' })
  expect(second).toHaveAttribute('href', '/media/review/token-2/1280.webp')
  expect(second.querySelector('img')).toHaveAttribute('src', '/media/review/token-2/320.webp')
  await userEvent.click(second)

  const large = await screen.findByRole('img', { name: '花子さんのお写真 2枚目' })
  expect(large).toHaveAttribute('src', '/media/review/token-2/1280.webp')
  expect(large).toHaveAttribute('height', '1280')
})

test('hides filters with one option and ignores invalid URL values', async () => {
  openScreen(`${path}?review_rating=9&review_page=x`)

  expect((await filter()).queryByText('年代')).toBeNull()
  expect(lastAsked()).toEqual({ page: '1', per: '6' })
})

test('links to the order history if a filter has no reviews', async () => {
  api.answer(listProductReviews, { data: [], purposes: [], age_bands: [] }, paged(0, 1, 6))
  openScreen(`${path}?review_rating=1`)

  await shows(() => screen.getByText('この条件のレビューはありません。'))
  expect(screen.getByRole('link', { name: '注文履歴' })).toHaveAttribute('href', '/mypage/order_history')
})

test('shows similar products in stock for a sold-out product', async () => {
  api.answer(getProduct, aProduct({ stock_state: 'sold_out' }))
  api.answer(listRecommendedProducts, {
    data: [
      aProductSummary({ id: 2, key: 'gone', name: '売り切れの品', stock_state: 'sold_out' }),
      ...[3, 4, 5, 6].map((id) => aProductSummary({ id, key: `p${id}`, name: `品 ${id}` })),
    ],
  })
  openScreen(path)

  const similar = within(await screen.findByRole('region', { name: '似た商品' }))

  expect(similar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/product/p3',
    '/product/p4',
    '/product/p5',
  ])
})

test('shows no similar products for a product in stock', async () => {
  api.answer(listRecommendedProducts, { data: [aProductSummary({ id: 3, key: 'p3' })] })
  openScreen(path)
  await screen.findByRole('heading', { level: 1 })

  expect(screen.queryByRole('region', { name: '似た商品' })).toBeNull()
})
