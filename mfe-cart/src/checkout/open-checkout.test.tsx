import {
  checkCartPayment,
  getCart,
  listProductAccessories,
  listUserAddresses,
  listUserCards,
  initCart,
  listCartLeadtimes,
  listCartPayments,
  resetCartShippings,
} from '@storefront/contracts'
import { changeSession } from '@storefront/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { anOrderableCart, aUserAddress, bankTransfer } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()

beforeEach(() => {
  api.answer(listUserAddresses, { data: [aUserAddress()] })
  api.answer(listCartLeadtimes, { data: [] })
  api.answer(listProductAccessories, { data: [] })
  api.answer(listUserCards, { data: [] })
  api.answer(listCartPayments, { data: [bankTransfer()] })
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
})

const aCartWithoutAddress = { is_member: true, detail: { shippings: [] } }

test('asks for the address if resetting the shipping fails (isResetShippingFailed)', async () => {
  api.answer(initCart, anOrderableCart({ is_member: true, token: 'another-cart' }))
  api.answer(
    listCartLeadtimes,
    { message: 'お届け先を設定してください。', code: 'cart_detail.set_user_address.not_data' },
    { status: 422 },
  )
  api.answer(resetCartShippings, { message: '処理できませんでした。', code: 'cart.other' }, { status: 422 })
  const { urlNow } = openScreen('/cart/shipping-detail', { isLogin: true })

  await shows(() => screen.getByText('お届け先を読み込めませんでした'))
  expect(urlNow()).toBe('/cart/shipping-select/')
})

test.each([
  ['/cart/payment', listCartPayments],
  ['/cart/confirm', checkCartPayment],
  ['/cart/shipping-detail', listCartLeadtimes],
])('resets a cart that expires before %s and redirects to /cart/', async (step, read) => {
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart())
  api.answer(
    read,
    { message: 'カートの有効期限が切れました。', code: 'cart.common.is_expired' },
    { status: 422 },
  )
  const { urlNow } = openScreen(step)

  await waitFor(() => expect(urlNow()).toBe('/cart/'))
  expect(api.callsOf(initCart).at(-1)?.body).toEqual({ token: null })
})

test('redirects to login if both cart and session are lost', async () => {
  api.answer(initCart, anOrderableCart({ detail: { products: [] } }))
  changeSession({ isRefreshFailed: true })
  const { urlNow } = openScreen('/cart/shipping-add')

  await waitFor(() => expect(urlNow()).toBe('/login/?re=1&back=%2Fcart%2Fshipping-add'))
})

test('lets the shopper retry a screen whose data failed to load', async () => {
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart())
  api.lose(checkCartPayment)
  openScreen('/cart/confirm')

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('電波の状態をご確認ください'))
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }))

  await waitFor(() => expect(screen.getByRole('button', { name: '注文を確定する' })).toBeEnabled())
})

test.each(['/cart/shipping-select', '/cart/confirm'])('does not fetch lead times on %s', async (step) => {
  const cart = anOrderableCart(step === '/cart/shipping-select' ? aCartWithoutAddress : { is_member: true })
  api.answer(initCart, cart)
  api.answer(getCart, cart)
  openScreen(step, { isLogin: true })
  await screen.findByRole('button', { name: /次へ進む|注文を確定する/ })

  expect(api.callsOf(listCartLeadtimes)).toHaveLength(0)
})
