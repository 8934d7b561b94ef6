import {
  fillCartExpress,
  getCart,
  initCart,
  listUserAddresses,
  openBuyNowCart,
  startCartExpress,
} from '@storefront/contracts'
import { callRemote } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { emptySite } from '@storefront/site'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aCart, aCartProduct, anOrderableCart, aShipping } from '../testing/cart-builders'
import { saveCartToken } from '../engine/cart-token.state'
import { headless } from '../headless'
import { fakeCartApi, openScreen, recordEvents } from '../testing/cart-screen'

const api = fakeCartApi()
const { settings } = emptySite('tsunagu')
beforeEach(() => {
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart())
})

test('offers wallets as plain forms in the configured order', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  openScreen('/cart', { settings: { ...settings, expressWallets: ['amazon_pay', 'paypay', 'nobody'] } })

  const buttons = await screen.findAllByRole('button', { name: /で購入する$/ })
  expect(buttons.map((button) => button.textContent)).toEqual(['Amazon Payで購入する', 'PayPayで購入する'])
  const form = buttons[0]!.closest('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/cart'])
  expect(Object.fromEntries(new FormData(form))).toEqual({ intent: 'express', payment_code: 'amazon_pay' })
  await userEvent.click(buttons[0]!)

  await waitFor(() => expect(submit.mock.contexts).toEqual([form]))
})

test('offers no wallets if the shop has none', async () => {
  openScreen('/cart')

  await shows(() => screen.getByRole('button', { name: 'ご購入手続きへ' }))
  expect(screen.queryByRole('button', { name: /で購入する$/ })).not.toBeInTheDocument()
})

test('shows a notice after a cancelled wallet', async () => {
  saveCartToken('cart-token', '2099-01-01T00:00:00+09:00')
  api.answer(fillCartExpress, { code: 'cart.express.cancelled', message: '' }, { status: 422 })
  const { urlNow } = openScreen('/cart/confirm?express=1')

  await shows(() => screen.getByText('お手続きがキャンセルされました'))
  expect(urlNow()).toBe('/cart?express=cancelled')
})

test('fills the cart after consent in the wallet', async () => {
  saveCartToken('cart-token', '2099-01-01T00:00:00+09:00')
  api.answer(fillCartExpress, anOrderableCart())
  const { urlNow } = openScreen('/cart/confirm?express=1&consent=told-once')

  await waitFor(() => expect(urlNow()).toBe('/cart/confirm'))
  expect(api.callsOf(fillCartExpress)[0]?.body).toEqual({ consent: 'told-once' })
})

test('offers no wallet for a cart with several addresses', async () => {
  const shippings = [aShipping(), aShipping({ key: 'shipping-2', packings: [] })]
  api.answer(initCart, aCart({ detail: { shippings, products: [aCartProduct()] } }))
  openScreen('/cart', { settings: { ...settings, expressWallets: ['paypay'] } })

  await shows(() => screen.getByText(/お届け先が複数のため、PayPayのお支払いは/))
  expect(screen.queryByRole('button', { name: 'PayPayで購入する' })).not.toBeInTheDocument()
})

test("lists the data that the wallet didn't provide", async () => {
  saveCartToken('cart-token', '2099-01-01T00:00:00+09:00')
  api.answer(
    fillCartExpress,
    { code: 'validation.failed', message: '', errors: { phone_number: ['電話番号を入力してください'] } },
    { status: 422 },
  )
  const { urlNow } = openScreen('/cart/confirm?express=1&consent=told-once')

  await shows(() =>
    screen.getByText(/ウォレットの「電話番号」が.*内容を引き継げませんでした.*あらためてご入力ください/),
  )
  expect(urlNow()).toBe('/cart/shipping-add?wallet=phone_number')
})

test("lets a member correct a rejected name in the orderer's form", async () => {
  saveCartToken('cart-token', '2099-01-01T00:00:00+09:00')
  api.answer(listUserAddresses, { data: [] })
  api.answer(
    fillCartExpress,
    {
      code: 'validation.failed',
      message: '',
      errors: { last_name_kana: ['全角カタカナで入力してください'] },
    },
    { status: 422 },
  )
  const { urlNow } = openScreen('/cart/confirm?express=1&consent=told-once', { isLogin: true })

  await shows(() => screen.getByText(/ウォレットの「フリガナ」が/))
  expect(urlNow()).toBe('/cart/shipping-add?edit=orderer&wallet=last_name_kana')
})

test('reports an expired cart on return from a wallet', async () => {
  saveCartToken('cart-token', '2099-01-01T00:00:00+09:00')
  const toasts = recordEvents('toast.raised')
  api.answer(
    fillCartExpress,
    { code: 'cart.common.is_expired', message: 'カートの有効期限が切れました。' },
    { status: 422 },
  )
  const { urlNow } = openScreen('/cart/confirm?express=1&consent=told-once')

  await waitFor(() => expect(urlNow()).toMatch(/^\/cart\/?$/))
  expect(toasts).toMatchObject([{ message: 'カートの有効期限が切れました。' }])
})

test('shows a notice if the cart has several addresses on return', async () => {
  saveCartToken('cart-token', '2099-01-01T00:00:00+09:00')
  api.answer(fillCartExpress, { code: 'cart.express.several', message: '' }, { status: 422 })
  openScreen('/cart/confirm?express=1&consent=told-once')

  await shows(() => screen.getByText(/お届け先が複数のため、ウォレットでのご購入に進めませんでした/))
})

const bought = () => ({ ...anOrderableCart({ token: 'bought-at-once' }), is_buy_now: true })
const notOffered = {
  code: 'cart.express.not_offered',
  message: 'このお支払い方法はご利用いただけません。',
}

describe('a wallet clicked on the product page', () => {
  let stop: () => void = () => undefined
  beforeEach(() => {
    configureHttp({ baseUrl: 'http://localhost' })
    changeSession({ isChecked: true, isLogin: false })
    api.answer(openBuyNowCart, bought())
    stop = headless.start()
  })
  afterEach(() => stop())

  const choice = { product_key: 'imabari-towel-set', product_id: 1, quantity: 2, payment_code: 'paypay' }
  const press = () => callRemote('cart.express-now', choice, { deadlineMs: 15_000 })

  test('starts a checkout for that product alone and opens the wallet', async () => {
    api.answer(startCartExpress, { redirect_url: 'https://pay.example.jp/wallet' })

    await expect(press()).resolves.toEqual({ kind: 'leads-away', url: 'https://pay.example.jp/wallet' })

    expect(api.callsOf(openBuyNowCart)[0]?.body).toMatchObject({ product_id: 1, quantity: 2 })
    expect(api.callsOf(startCartExpress)).toMatchObject([
      { params: { token: 'bought-at-once' }, body: { payment_code: 'paypay' } },
    ])
  })

  test("shows the shop's message if the wallet is no longer accepted", async () => {
    api.answer(startCartExpress, notOffered, { status: 422 })

    await expect(press()).resolves.toMatchObject({ kind: 'refused', message: notOffered.message })
  })
})

test('returns to the product page after cancelling', async () => {
  saveCartToken('bought-at-once', '2099-01-01T00:00:00+09:00', 'buy-now')
  api.answer(getCart, bought())
  api.answer(fillCartExpress, { code: 'cart.express.cancelled', message: '' }, { status: 422 })
  const { urlNow } = openScreen('/cart/confirm?express=1&buy=now')

  await waitFor(() => expect(urlNow()).toBe('/product/imabari-towel-set?express=cancelled'))
})
