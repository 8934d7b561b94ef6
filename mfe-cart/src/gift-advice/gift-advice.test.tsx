import {
  addCartPacking,
  getCart,
  initCart,
  listCartLeadtimes,
  listGiftRules,
  listProductAccessories,
  modifyCartAccessory,
  modifyCartProduct,
  type GiftRule,
} from '@storefront/contracts'
import { shows } from '@storefront/testing/shows'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aCartAccessory, aCartProduct, anOrderableCart, aPacking, aShipping } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const inside: GiftRule = {
  key: 'inside',
  conditions: { headings: ['志'], places: ['outer'] },
  sentence: '香典返しは「内のし」が一般的です。',
  cure: { label: '内のしにする', set: { kind: 'noshi', noshi_place: 'inner' } },
}
const fourPieces: GiftRule = {
  key: 'four',
  conditions: { headings: ['志'], quantities: [4] },
  sentence: '4点は避ける方もいらっしゃいます。',
  cure: { label: '5点にする', add: 1 },
}
const late: GiftRule = {
  key: 'late',
  conditions: { headings: ['志'], outside: { from: '01-01', to: '01-15' } },
  sentence: '松の内を過ぎています。',
  cure: { label: '暦を見る', href: '/guide' },
}
const chilled: GiftRule = {
  key: 'chilled',
  conditions: { is_chilled_along: true },
  sentence: '常温の商品も冷やしてお届けします。',
  cure: { label: '別の荷物に分ける', is_parted: true },
}

const noshi = aCartAccessory({ noshi_heading: '志', noshi_cord: 'black_white' })
const towels = aCartProduct({
  shipping_key: 'shipping-1',
  quantity: 4,
  total_price: 13_200,
  accessories: [{ ...noshi, quantity: 4 }],
})
const cartOf = (products = [towels], version = 1) => {
  const packed = products.map(({ key, quantity }) => ({ key, quantity }))
  const shippings = [aShipping({ packings: [aPacking({ products: packed })] })]
  return anOrderableCart({ version, detail: { products, shippings } })
}

beforeEach(() => {
  api.answer(initCart, cartOf())
  api.answer(getCart, cartOf())
  api.answer(listProductAccessories, { data: [] })
  api.answer(listCartLeadtimes, {
    data: [
      {
        packing_key: 'packing-1',
        shipping_key: 'shipping-1',
        first_day: '2027-01-10',
        days: ['2027-01-10', '2027-01-20'],
        timezones: [],
      },
    ],
  })
})

test('cures a noshi in the cart and keeps its names', async () => {
  api.answer(listGiftRules, { data: [inside] })
  api.answer(
    modifyCartAccessory,
    cartOf([{ ...towels, accessories: [{ ...noshi, noshi_place: 'inner' }] }], 2),
  )
  openScreen('/cart')

  await shows(() => screen.getByText(inside.sentence))
  await userEvent.click(screen.getByRole('button', { name: '内のしにする' }))

  await waitFor(() => expect(screen.queryByText(inside.sentence)).not.toBeInTheDocument())
  expect(api.callsOf(modifyCartAccessory)[0]?.body).toMatchObject({
    key: noshi.key,
    noshi_heading: '志',
    noshi_cord: 'black_white',
    noshi_place: 'inner',
    noshi_name: '山田',
  })
})

test('adds a piece to a number that is avoided', async () => {
  api.answer(listGiftRules, { data: [fourPieces] })
  api.answer(modifyCartProduct, cartOf([{ ...towels, quantity: 5 }], 2))
  openScreen('/cart/shipping-detail')

  await userEvent.click(await screen.findByRole('button', { name: '5点にする' }))

  await waitFor(() => expect(screen.queryByText(fourPieces.sentence)).not.toBeInTheDocument())
  expect(api.callsOf(modifyCartProduct)[0]?.body).toMatchObject({ key: 'line-1', quantity: 5 })
})

test('judges the day that is chosen on the screen', async () => {
  api.answer(listGiftRules, { data: [late] })
  openScreen('/cart/shipping-detail')
  const day = await screen.findByLabelText(/お届け希望日/)

  await userEvent.selectOptions(day, '2027-01-20')
  expect(screen.getByText(late.sentence)).toBeVisible()
  expect(screen.getByRole('link', { name: '暦を見る' })).toHaveAttribute('href', '/guide')
  await userEvent.selectOptions(day, '2027-01-10')
  expect(screen.queryByText(late.sentence)).not.toBeInTheDocument()
})

test('parts a chilled product from the others', async () => {
  const { product_info } = aCartProduct()
  const ham = aCartProduct({
    key: 'ham',
    product_info: { ...product_info, name: 'ハム', carriage_kind: 'cool' },
  })
  api.answer(listGiftRules, { data: [chilled] })
  api.answer(initCart, cartOf([towels, ham]))
  api.answer(addCartPacking, cartOf([towels], 2))
  openScreen('/cart/shipping-detail')

  await userEvent.click(await screen.findByRole('button', { name: '別の荷物に分ける' }))

  await waitFor(() => expect(api.callsOf(addCartPacking)).toHaveLength(1))
  expect(api.callsOf(addCartPacking)[0]?.body).toMatchObject({ product_keys: ['line-1'] })
})

test('shows the cart when the customs cannot be fetched', async () => {
  api.answer(listGiftRules, { code: 'server.failed', message: '' }, { status: 503 })
  openScreen('/cart')

  await shows(() => screen.getByRole('list', { name: 'カートの商品' }))
})
