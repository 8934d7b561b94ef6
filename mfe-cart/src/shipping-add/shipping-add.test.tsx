import {
  addCartShipping,
  changeCartReceiver,
  getCart,
  initCart,
  listCartLeadtimes,
  listCartPayments,
  listProductAccessories,
  lookUpPostalCode,
  modifyCartOrder,
} from '@storefront/contracts'
import { readSettings } from '@storefront/site'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aCart, anOrderer, aShipping } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const knownOrderer = () => aCart({ version: 2, detail: { orderer: anOrderer() } })
const shipped = () => aCart({ version: 3, detail: { orderer: anOrderer(), shippings: [aShipping()] } })

beforeEach(() => {
  api.answer(initCart, aCart())
  api.answer(modifyCartOrder, knownOrderer())
  api.answer(addCartShipping, shipped())
  api.answer(listCartLeadtimes, { data: [] })
  api.answer(listProductAccessories, { data: [] })
})

test('a guest on shipping-select goes to shipping-add', async () => {
  const { urlNow } = openScreen('/cart/shipping-select')

  await waitFor(() => expect(urlNow()).toBe('/cart/shipping-add'))
})

test('an empty form names every missing field and focuses the first', async () => {
  openScreen('/cart/shipping-add')

  await userEvent.click(await screen.findByRole('button', { name: '次へ進む' }))

  expect(await screen.findByText('姓を入力してください')).toBeVisible()
  expect(screen.getByText('セイを入力してください')).toBeVisible()
  expect(screen.getByText('メールアドレスを入力してください')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/^姓/)).toHaveFocus())
  expect(screen.getByLabelText(/^姓/)).toHaveAttribute('autocomplete', 'billing family-name')
})

test('the business theme does without the kana of a name (§5)', async () => {
  openScreen('/cart/shipping-add', { settings: readSettings({ 'USER.IS_NAME_KANA_OPTIONAL': true }) })

  await userEvent.click(await screen.findByRole('button', { name: '次へ進む' }))

  expect(await screen.findByText('姓を入力してください')).toBeVisible()
  expect(screen.queryByText('セイを入力してください')).not.toBeInTheDocument()
})

test('a known orderer ships to the own address in one step', async () => {
  api.answer(initCart, aCart({ detail: { orderer: anOrderer() } }))
  const { urlNow } = openScreen('/cart/shipping-add')

  await userEvent.click(await screen.findByRole('button', { name: '次へ進む' }))

  await waitFor(() => expect(urlNow()).toBe('/cart/shipping-detail'))
  expect(api.callsOf(addCartShipping)[0]?.body).toMatchObject({
    address: { shipping_last_name: '山田', postal_code: '1000001', address2: null },
  })
})

test('a server’s refusal of the orderer stands at the orderer’s field', async () => {
  api.answer(initCart, aCart({ detail: { orderer: anOrderer() } }))
  api.answer(
    modifyCartOrder,
    {
      message: '入力をご確認ください',
      code: 'validation',
      errors: { email: ['このメールアドレスは使えません'] },
    },
    { status: 422 },
  )
  openScreen('/cart/shipping-add')

  await userEvent.click(await screen.findByRole('button', { name: '次へ進む' }))

  expect(await screen.findByText('このメールアドレスは使えません')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/メールアドレス/)).toHaveFocus())
})

test('what was typed is there again after a reload', async () => {
  api.answer(lookUpPostalCode, { data: [] })
  const first = openScreen('/cart/shipping-add')
  await userEvent.type(await screen.findByLabelText(/^姓/), '佐藤')
  first.router.dispose()
  document.body.innerHTML = ''

  openScreen('/cart/shipping-add')

  await waitFor(() => expect(screen.getByLabelText(/^姓/)).toHaveValue('佐藤'))
})

test('a social gift asks for names, and leads to the payment', async () => {
  api.answer(initCart, aCart({ detail: { orderer: anOrderer() } }))
  api.answer(changeCartReceiver, shipped())
  api.answer(getCart, shipped())
  api.answer(listCartPayments, { data: [] })
  const { urlNow } = openScreen('/cart/shipping-add')

  await userEvent.click(await screen.findByRole('radio', { name: /ソーシャルギフト/ }))
  await userEvent.type(screen.getByLabelText(/贈り先のお名前/), '和子さん')
  await userEvent.type(screen.getByLabelText(/贈り主のお名前/), '花子')
  await userEvent.click(screen.getByRole('button', { name: '次へ進む' }))

  await waitFor(() =>
    expect(api.callsOf(changeCartReceiver)[0]?.body).toMatchObject({
      is_social_gift: true,
      receiver_name: '和子さん',
      sender_name: '花子',
    }),
  )
  await waitFor(() => expect(urlNow()).toBe('/cart/payment'))
  expect(await screen.findByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
})
