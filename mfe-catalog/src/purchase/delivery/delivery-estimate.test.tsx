import {
  getCategoryHierarchy,
  getProduct,
  getUserList,
  listProductAccessories,
  listProductReviews,
  listProducts,
  listRecommendedProducts,
  lookUpPostalCode,
  recordProductView,
} from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { act, cleanup, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../../testing/catalog-screen'
import { aCategory, aProduct, aProductSummary, someFacets } from '../../testing/product-builders'

const api = fakeCatalogApi()
const area = (key: string, name: string, prefectures: string[], transit_days: number) => ({
  key,
  name,
  prefectures,
  transit_days,
  is_own: key === 'kanto',
  normal: { price_with_tax: transit_days * 770, free_from: key === 'kanto' ? 11_000 : null },
  cool: { price_with_tax: transit_days * 1_100, free_from: null },
})

const deliveryAreas = [
  area('kanto', '関東', ['東京都'], 1),
  area('okinawa', '沖縄', ['沖縄県'], 4),
  area('island', '離島', [], 4),
]
const path = '/product/imabari-towel-set'

beforeEach(() => {
  api.answer(getProduct, aProduct())
  api.answer(listProductAccessories, { data: [] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(0, 1, 6))
  api.answer(recordProductView, {})
  api.answer(getUserList, { key: 'favorites', name: 'お気に入り', count: 0, data: [] })
  api.answer(getCategoryHierarchy, { data: [aCategory()] })
})
afterEach(() => void (document.cookie = 'deliveryTo=;max-age=0;path=/'))

const estimate = () => screen.findByRole('region', { name: 'お届けと送料' })

test('shows the delivery date, shipping fee and amount missing for free shipping', async () => {
  openScreen(path, { deliveryAreas })

  const region = await estimate()

  expect(region).toHaveTextContent('最短11月26日（木）にお届け')
  expect(region).toHaveTextContent(
    '送料770円（11,000円以上で無料）この商品だけのご注文なら、あと7,700円で送料無料',
  )
  expect(region).toHaveTextContent('関東へのお届けの場合')
})

test('updates the amount missing for free shipping when the quantity changes', async () => {
  openScreen(path, { deliveryAreas })
  const region = await estimate()

  await userEvent.click(screen.getByRole('button', { name: /増やす/ }))

  expect(region).toHaveTextContent('あと4,400円で送料無料')
})

test('ships a product free beside a cart above the threshold', async () => {
  openScreen(path, { deliveryAreas })
  const region = await estimate()

  act(() => publish('cart.changed', { count: 1, total: 12_000, parcel: { goods: 12_000, kind: 'normal' } }))

  await waitFor(() => expect(region).toHaveTextContent('送料無料カートの商品とあわせたご注文の場合'))
  act(() => publish('cart.changed', { count: 0, total: 0 }))
})

test('shows the separate shipping fee for chilled products', async () => {
  api.answer(getProduct, aProduct({ carriage_class: 'cool' }))
  openScreen(path, { deliveryAreas })

  const region = await estimate()

  expect(region).toHaveTextContent('クール便の送料1,100円')
  expect(region).not.toHaveTextContent('送料無料')
})

test('states the first day with and without a printed name', async () => {
  const slow_option = { name: '名入れ', lead_days: 15, first_delivery_day: '2026-12-10' }
  api.answer(getProduct, aProduct({ slow_option }))
  openScreen(path, { deliveryAreas })

  expect(await estimate()).toHaveTextContent(
    '今ご注文いただくと、最短11月26日（木） 名入れは最短12月10日（木）にお届け',
  )
})

test('applies a selected prefecture to later products and lists', async () => {
  openScreen(path, { deliveryAreas })
  await userEvent.click(await screen.findByRole('button', { name: 'お届け先を選ぶ' }))

  await userEvent.selectOptions(screen.getByLabelText('都道府県'), '沖縄県')

  expect(await estimate()).toHaveTextContent('最短11月29日（日）にお届け送料3,080円お届け先：沖縄県')
  cleanup()
  api.answer(
    listProducts,
    { data: [aProductSummary({ first_delivery_day: '2026-11-26' })], facets: someFacets() },
    paged(1),
  )
  openScreen('/product', { deliveryAreas })
  await shows(() => within(screen.getByRole('article')).getByText('最短11月29日（日）'))
})

test('shows the shipping fee for a postal code on a remote island', async () => {
  api.answer(lookUpPostalCode, {
    data: [
      { postal_code: '1000101', prefecture: '東京都', city: '大島町', town: '元町', delivery_area: 'island' },
    ],
  })
  openScreen(path, { deliveryAreas })
  await userEvent.click(await screen.findByRole('button', { name: 'お届け先を選ぶ' }))

  await userEvent.type(screen.getByLabelText('郵便番号'), '１００-０１０１')

  await shows(() => screen.getByText(/お届け先：離島/))
  expect(await estimate()).toHaveTextContent('送料3,080円')
})

test('keeps the destination and explains an unknown postal code', async () => {
  api.answer(lookUpPostalCode, { data: [] })
  openScreen(path, { deliveryAreas })
  await userEvent.click(await screen.findByRole('button', { name: 'お届け先を選ぶ' }))

  await userEvent.type(screen.getByLabelText('郵便番号'), '9999999')

  await shows(() => screen.getByText('見つかりませんでした。都道府県をお選びください。'))
  expect(await estimate()).toHaveTextContent('関東へのお届けの場合')
})

test.each(['Enter', 'Tab'])('reports an incomplete postal code only after %s is pressed', async (key) => {
  openScreen(path, { deliveryAreas })
  await userEvent.click(await screen.findByRole('button', { name: 'お届け先を選ぶ' }))
  const field = screen.getByLabelText('郵便番号')

  await userEvent.type(field, '100-00')
  expect(field).not.toBeInvalid()
  await userEvent.type(field, `{${key}}`)

  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/7桁の数字/)
  expect(await estimate()).toHaveTextContent('関東へのお届けの場合')
})

test('shows members and guests the points a product earns', async () => {
  api.answer(getProduct, aProduct({ earned_point: 33 }))
  openScreen(path, { deliveryAreas })

  await shows(() =>
    screen.getByText((_, element) => element?.textContent === '会員なら33ポイントがたまります'),
  )
  cleanup()
  openScreen(path, { isLogin: true })
  await shows(() => screen.getByText((_, element) => element?.textContent === '33ポイントがたまります'))
})
