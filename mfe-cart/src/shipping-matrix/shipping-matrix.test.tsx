import {
  checkAddresses,
  distributeCart,
  getCart,
  initCart,
  listCartPayments,
  listUserAddresses,
  readAddressText,
  type BodyOf,
  type CartAddressInput,
} from '@storefront/contracts'
import { polyfillDialog } from '@storefront/testing'
import { currentSite, setSite } from '@storefront/site'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  aCart,
  aCartProduct,
  anOrderableCart,
  anOrderer,
  aPacking,
  aShipping,
  aUserAddress,
} from '../testing/cart-builders'
import { adoptCart } from '../engine/cart.state'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
beforeAll(polyfillDialog)

const towel = aCartProduct({ key: 'towel', packing_key: 'packing-1', quantity: 2 })
const tea = aCartProduct({
  key: 'tea',
  product_id: 2,
  packing_key: 'packing-1',
  product_info: { ...towel.product_info, id: 2, key: 'tea', name: '煎茶', max_quantity: 300 },
})
const cart = anOrderableCart({
  detail: {
    orderer: anOrderer(),
    products: [towel, tea],
    shippings: [aShipping({ packings: [aPacking()] })],
  },
})
const anAddress = (last: string): CartAddressInput => ({
  shipping_last_name: last,
  shipping_first_name: '花子',
  shipping_last_name_kana: 'カナ',
  shipping_first_name_kana: 'ハナコ',
  postal_code: '1500001',
  prefecture: '東京都',
  city: '渋谷区',
  address1: '1-1',
  address2: null,
  phone_number: '0312345678',
})

async function openMatrix(shown = cart, options?: Parameters<typeof openScreen>[1]) {
  api.answer(initCart, shown)
  api.answer(getCart, shown)
  const opened = openScreen('/cart/shipping-matrix', options)
  await screen.findByRole('form', { name: '複数のお届け先' })
  return opened
}
const rowOf = (name: string) => within(screen.getByRole('group', { name: new RegExp(`${name}.*さま$`) }))
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
const sent = () =>
  api.callsOf(distributeCart).map(({ body }) => (body as BodyOf<typeof distributeCart>).destinations)
const next = () => userEvent.click(screen.getByRole('button', { name: '次へ進む' }))

/** Adds recipients that are read from a text without a doubt. */
async function addRead(...names: string[]) {
  const data = names.map((name) => ({ address: anAddress(name), unsure: [], problems: {}, source: name }))
  api.answer(readAddressText, { data })
  api.answer(checkAddresses, { data })
  await userEvent.click(screen.getByText('住所録を貼り付けて追加する'))
  type(screen.getByLabelText('住所録'), names.join('\n'))
  await userEvent.click(screen.getByRole('button', { name: 'お届け先を読み取る' }))
  await userEvent.click(await screen.findByRole('button', { name: `この${names.length}件を追加する` }))
  await screen.findByText(`${names.length}件のお届け先を追加しました。`)
}

test('sends the whole matrix in one request', async () => {
  const { urlNow } = await openMatrix()
  expect(rowOf('山田 太郎').getByLabelText('今治タオル')).toHaveValue('2')
  await addRead('佐藤')
  type(rowOf('山田 太郎').getByLabelText('今治タオル'), '１')
  type(rowOf('佐藤').getByLabelText('煎茶'), '3')
  expect(screen.getByText('お届け先 2件・商品 6点')).toBeVisible()
  api.answer(distributeCart, cart)
  api.answer(listCartPayments, { data: [] })
  await userEvent.click(screen.getByLabelText(/お届け日時・のし・ラッピングを指定する/))
  await next()

  await waitFor(() => expect(urlNow()).toBe('/cart/payment'))
  expect(sent()).toEqual([
    [
      {
        key: 'shipping-1',
        goods: [
          { product_key: 'towel', quantity: 1 },
          { product_key: 'tea', quantity: 1 },
        ],
      },
      {
        address: anAddress('佐藤'),
        goods: [
          { product_key: 'towel', quantity: 1 },
          { product_key: 'tea', quantity: 3 },
        ],
      },
    ],
  ])
})

test('gives every address the same quantity in one click', async () => {
  await openMatrix()
  await addRead('佐藤', '鈴木')
  const all = within(screen.getByRole('group', { name: '全員に同じもの' }))
  type(all.getByLabelText('今治タオル'), '2')
  type(all.getByLabelText('煎茶'), '0')
  await userEvent.click(screen.getByRole('button', { name: '全員に同じ数にする' }))

  for (const name of ['山田', '佐藤', '鈴木']) {
    expect(rowOf(name).getByLabelText('今治タオル')).toHaveValue('2')
    expect(rowOf(name).getByLabelText('煎茶')).toHaveValue('0')
  }
  expect(all.getByText('6点')).toBeVisible()
})

test('reports missing, excess and invalid quantities', async () => {
  await openMatrix()
  await addRead('佐藤', '鈴木')
  type(rowOf('佐藤').getByLabelText('今治タオル'), '0')
  type(rowOf('佐藤').getByLabelText('煎茶'), '')
  type(rowOf('鈴木').getByLabelText('今治タオル'), '９')
  type(rowOf('山田').getByLabelText('煎茶'), 'たくさん')
  type(rowOf('鈴木').getByLabelText('煎茶'), '0')
  expect(screen.getByText('「今治タオル」は10点までご注文いただけます')).toBeVisible()
  await next()

  expect(screen.getByRole('group', { name: 'ご確認ください' })).toHaveFocus()
  const words = [
    '「煎茶」のお届け先がありません。数量を入力するか、カートから削除してください',
    '佐藤 花子 さま：お届けする商品がありません',
    '山田 太郎 さま：数量は数字で入力してください',
  ]
  for (const text of words) expect(screen.getAllByText(text)[0]).toBeVisible()
  expect(rowOf('佐藤').getByLabelText('今治タオル')).toHaveAccessibleDescription(words[1])
  expect(sent()).toEqual([])
})

test('names each quantity by its destination and product', async () => {
  await openMatrix()

  expect(screen.getByRole('textbox', { name: /山田 太郎 さま 煎茶$/ })).toHaveValue('1')
  expect(screen.getByRole('textbox', { name: '全員に同じもの 煎茶' })).toHaveValue('1')
})

test('asks for a destination only until one is added', async () => {
  await openMatrix()
  await userEvent.click(screen.getByRole('button', { name: '山田 太郎 さまを外す' }))
  await next()
  expect(screen.getByText('お届け先を追加してください')).toBeVisible()

  await addRead('佐藤')

  expect(screen.queryByText('お届け先を追加してください')).not.toBeInTheDocument()
})

test('shows the server’s messages next to the rejected addresses and products', async () => {
  await openMatrix()
  await addRead('佐藤')
  const errors = {
    'destinations.1.postal_code': ['郵便番号は半角数字7桁で入力してください'],
    'goods.towel': ['「今治タオル」は1点までご注文いただけます。'],
  }
  api.answer(distributeCart, { message: 'x', code: 'cart.distribution.refused', errors }, { status: 422 })
  await next()

  const words = '佐藤 花子 さま：郵便番号は半角数字7桁で入力してください'
  await waitFor(() => expect(screen.getAllByText(words)[0]).toBeVisible())
  expect(rowOf('佐藤').getByLabelText('煎茶')).toHaveAccessibleDescription(words)
  expect(screen.getByText(errors['goods.towel'][0]!)).toBeVisible()
  expect(rowOf('佐藤').getByLabelText('煎茶')).toHaveValue('1')
})

test('lets a member add each saved address once and remove it', async () => {
  const saved = [2, 3].map((id) => aUserAddress({ id, is_default: false, shipping_name: `友人${id}` }))
  api.answer(listUserAddresses, { data: saved })
  await openMatrix(cart, { isLogin: true })
  await userEvent.click(screen.getByText('登録したお届け先から選ぶ（2件）'))
  await userEvent.click(screen.getByLabelText(/友人3 さま/))
  await userEvent.click(screen.getByRole('button', { name: '選んだ1件を追加する' }))

  expect(rowOf('友人3').getByLabelText('今治タオル')).toHaveValue('1')
  expect(screen.getByText('登録したお届け先から選ぶ（1件）')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '友人3 さまを外す' }))
  expect(screen.getByText('お届け先 1件・商品 3点')).toBeVisible()
})

test('adds all saved addresses if none are selected', async () => {
  const saved = [2, 3].map((id) => aUserAddress({ id, is_default: false, shipping_name: `友人${id}` }))
  api.answer(listUserAddresses, { data: saved })
  await openMatrix(cart, { isLogin: true })
  await userEvent.click(screen.getByText('登録したお届け先から選ぶ（2件）'))
  await userEvent.click(screen.getByRole('button', { name: 'すべて追加する' }))

  for (const name of ['友人2', '友人3']) expect(rowOf(name).getByLabelText('今治タオル')).toHaveValue('1')
  expect(screen.queryByText(/登録したお届け先から選ぶ/)).not.toBeInTheDocument()
})

test('keeps the input across a reload, but not for another cart', async () => {
  await openMatrix()
  await addRead('佐藤')
  type(rowOf('佐藤').getByLabelText('煎茶'), '7')
  cleanup()
  await openMatrix()
  await waitFor(() => expect(rowOf('佐藤').getByLabelText('煎茶')).toHaveValue('7'))

  cleanup()
  await openMatrix(adoptCart({ ...cart, token: 'another-cart' }))
  expect(screen.queryByText(/佐藤/)).not.toBeInTheDocument()
})

test('keeps quantities for products and addresses that remain in the cart', async () => {
  const suzuki = aShipping({ key: 'shipping-2', shipping_name: '鈴木 次郎', packings: [] })
  const yokan = aCartProduct({
    ...tea,
    key: 'yokan',
    product_info: { ...tea.product_info, name: '羊羹' },
    product_id: 3,
    quantity: 4,
  })
  const openChanged = (changed: typeof cart) => openMatrix(adoptCart(changed))
  await openMatrix()
  await addRead('佐藤')
  type(rowOf('佐藤').getByLabelText('煎茶'), '7')
  type(rowOf('佐藤').getByLabelText('今治タオル'), '9')
  type(rowOf('山田 太郎').getByLabelText('今治タオル'), '8')

  cleanup()
  await openChanged({
    ...cart,
    version: 9,
    data: {
      ...cart.data,
      detail: {
        ...cart.data.detail,
        products: [{ ...towel, quantity: 5 }, tea, yokan],
        shippings: [...cart.data.detail.shippings, suzuki],
      },
    },
  })

  await waitFor(() => expect(rowOf('佐藤').getByLabelText('煎茶')).toHaveValue('7'))
  expect(rowOf('山田 太郎').getByLabelText('今治タオル')).toHaveValue('5')
  expect(rowOf('佐藤').getByLabelText('今治タオル')).toHaveValue('9')
  expect(rowOf('山田 太郎').getByLabelText('羊羹')).toHaveValue('4')
  expect(rowOf('鈴木 次郎').getByLabelText('煎茶')).toHaveValue('0')

  cleanup()
  await openChanged({
    ...cart,
    version: 10,
    data: { ...cart.data, detail: { ...cart.data.detail, products: [tea], shippings: [suzuki] } },
  })

  await waitFor(() => expect(rowOf('佐藤').getByLabelText('煎茶')).toHaveValue('7'))
  expect(screen.queryByRole('group', { name: /山田 太郎.*さま$/ })).not.toBeInTheDocument()
})

const sato = aShipping({
  key: 'shipping-2',
  shipping_name: '佐藤 花子',
  full_address: '〒150-0001 東京都渋谷区1-1',
  packings: [aPacking({ key: 'packing-2' })],
})
const distributed = anOrderableCart({
  version: cart.version + 1,
  detail: {
    orderer: anOrderer(),
    products: [
      { ...towel, quantity: 1 },
      { ...tea, quantity: 1 },
      { ...towel, key: 'towel-2', packing_key: 'packing-2', quantity: 1 },
      { ...tea, key: 'tea-2', packing_key: 'packing-2', quantity: 3 },
    ],
    shippings: [...cart.data.detail.shippings, sato],
  },
})

test('shows each address once when the shopper returns to a submitted matrix', async () => {
  await openMatrix()
  await addRead('佐藤')
  type(rowOf('山田 太郎').getByLabelText('今治タオル'), '1')
  type(rowOf('佐藤').getByLabelText('煎茶'), '3')
  api.answer(distributeCart, distributed)
  api.answer(listCartPayments, { data: [] })
  await userEvent.click(screen.getByLabelText(/お届け日時・のし・ラッピングを指定する/))
  await next()
  await waitFor(() => expect(screen.queryByRole('form', { name: '複数のお届け先' })).not.toBeInTheDocument())

  cleanup()
  await openMatrix(distributed)
  // A restored draft would have appeared before this click.
  await userEvent.click(screen.getByLabelText(/お届け日時・のし・ラッピングを指定する/))

  expect(screen.getByText('お届け先 2件・商品 6点')).toBeVisible()
  expect(rowOf('佐藤').getByLabelText('煎茶')).toHaveValue('3')
})

test('does not list an address twice after the cart has received it', async () => {
  await openMatrix()
  await addRead('佐藤', '鈴木')
  cleanup()
  await openMatrix(adoptCart(distributed))

  await waitFor(() => expect(rowOf('鈴木').getByLabelText('煎茶')).toHaveValue('1'))
  expect(screen.getAllByRole('group', { name: /佐藤.*さま$/ })).toHaveLength(1)
})

test('caps the quantities of new addresses when the total was reduced', async () => {
  await openMatrix()
  await addRead('佐藤')
  type(rowOf('佐藤').getByLabelText('今治タオル'), '9')
  const fewer = { ...cart.data.detail, products: [{ ...towel, quantity: 1 }, tea] }
  cleanup()
  await openMatrix(adoptCart({ ...cart, version: cart.version + 1, data: { ...cart.data, detail: fewer } }))

  await waitFor(() => expect(rowOf('佐藤').getByLabelText('今治タオル')).toHaveValue('1'))
  expect(rowOf('山田 太郎').getByLabelText('今治タオル')).toHaveValue('1')
})

test("starts with the orderer's address if the cart has none", async () => {
  await openMatrix(aCart({ detail: { orderer: anOrderer(), products: [towel] } }))
  expect(rowOf('山田 太郎').getByLabelText('今治タオル')).toHaveValue('2')

  cleanup()
  const { settings } = currentSite()
  api.answer(initCart, cart)
  setSite({ ...currentSite(), settings: { ...settings, isSeveralShippingsAllowed: false } })
  const { urlNow } = openScreen('/cart/shipping-matrix')
  setSite({ ...currentSite(), settings: { ...settings, isSeveralShippingsAllowed: false } })
  await waitFor(() => expect(urlNow()).not.toBe('/cart/shipping-matrix'))
})
