import {
  checkCartPayment,
  decideCart,
  fillCartDefaults,
  getCart,
  initCart,
  listCartPayments,
  modifyCartProduct,
  openBuyNowCart,
  type Cart,
} from '@storefront/contracts'
import { callRemote, type PurchaseChoice } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { readCookie } from '@storefront/state'
import { shows } from '@storefront/testing/shows'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { claimRecording, rememberOrder } from './checkout/purchase-tracking.state'
import { saveCartToken } from './engine/cart-token.state'
import { adoptCart, currentCart } from './engine/cart.state'
import { headless } from './headless'
import { aCart, aCartProduct, anOrderableCart, bankTransfer } from './testing/cart-builders'
import { fakeCartApi, openScreen, recordEvents } from './testing/cart-screen'

const api = fakeCartApi()
const choice: PurchaseChoice = { product_key: 'imabari-towel-set', product_id: 1, quantity: 2 }
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
const openCart = () => aCart({ token: 'open-cart' })
const bought = (own: Parameters<typeof anOrderableCart>[0] = {}): Cart => ({
  ...anOrderableCart({ token: 'bought-at-once', ...own }),
  is_buy_now: true,
})

let stop: () => void = () => undefined
const press = () => {
  stop = headless.start()
  return callRemote('cart.buy-now', choice, { deadlineMs: 15_000 })
}

function openAt(url: string) {
  history.replaceState(null, '', url)
  return openScreen(url)
}

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
  saveCartToken('open-cart', tomorrow())
  api.answerBy(initCart, ({ body }) =>
    (body as { is_buy_now?: boolean }).is_buy_now ? [bought(), 200] : [openCart(), 200],
  )
  api.answerBy(getCart, ({ params }) => [params.token === 'open-cart' ? openCart() : bought(), 200])
  api.answer(openBuyNowCart, bought({ payment_id: null, detail: { shippings: [] } }))
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
  api.answer(listCartPayments, { data: [bankTransfer()] })
})
afterEach(() => {
  stop()
  history.replaceState(null, '', '/')
})

test("opens a checkout that is separate from a guest's open cart", async () => {
  adoptCart(openCart())
  const counts = recordEvents('cart.changed')

  await expect(press()).resolves.toEqual({ kind: 'opened', path: '/cart/shipping-add?buy=now' })

  expect(api.callsOf(openBuyNowCart)[0]?.body).toEqual({ product_id: 1, quantity: 2 })
  expect([readCookie('cartToken'), readCookie('buyNowToken')]).toEqual(['open-cart', 'bought-at-once'])
  expect(currentCart('open')?.token).toBe('open-cart')
  expect(counts).toEqual([])
})

test('takes a member with a previous order to the confirm screen', async () => {
  changeSession({ isChecked: true, isLogin: true, userId: 1 })
  api.answer(openBuyNowCart, bought({ is_member: true, payment_id: null, detail: { shippings: [] } }))
  api.answer(fillCartDefaults, { cart: bought({ is_member: true, version: 9 }), notes: [] })

  await expect(press()).resolves.toEqual({ kind: 'opened', path: '/cart/confirm?filled=both&buy=now' })
})

test('replaces the previous buy-now cart on a second click', async () => {
  await press()
  await callRemote('cart.buy-now', choice, { deadlineMs: 15_000 })

  expect(api.callsOf(openBuyNowCart)[1]?.body).toMatchObject({ replaces: 'bought-at-once' })
})

test('returns a guest who entered everything to the confirm screen', async () => {
  await press()
  api.answer(openBuyNowCart, bought())
  const again = await callRemote('cart.buy-now', choice, { deadlineMs: 15_000 })

  expect(again).toEqual({ kind: 'opened', path: '/cart/confirm?buy=now' })
})

test('rejects a sold-out product without opening a checkout', async () => {
  const soldOut = { code: 'cart.update_products.sold_out', message: '在庫切れです。' }
  api.answer(openBuyNowCart, soldOut, { status: 422 })

  await expect(press()).resolves.toEqual({ kind: 'refused', reason: 'sold-out', message: '在庫切れです。' })
  expect(readCookie('buyNowToken')).toBeUndefined()
})

test('keeps change links on the confirm screen within the buy-now checkout', async () => {
  saveCartToken('bought-at-once', tomorrow(), 'buy-now')
  openAt('/cart/confirm?buy=now')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'お届け先を変更する' })).toHaveAttribute(
      'href',
      '/cart/shipping-select?back=confirm&buy=now',
    ),
  )
  expect(screen.getByRole('link', { name: 'お支払い方法を変更する' })).toHaveAttribute(
    'href',
    '/cart/payment?buy=now',
  )
  expect(screen.queryByRole('link', { name: 'ご注文の商品を変更する' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'カート' })).toBeNull()
  expect(api.callsOf(checkCartPayment)[0]?.params).toMatchObject({ token: 'bought-at-once' })
})

test('returns to the open cart if the buy-now cart has expired', async () => {
  saveCartToken('bought-at-once', tomorrow(), 'buy-now')
  api.answerBy(initCart, ({ body }) =>
    (body as { is_buy_now?: boolean }).is_buy_now
      ? [{ code: 'cart.common.is_expired', message: '期限が切れました。' }, 422]
      : [openCart(), 200],
  )
  const { urlNow } = openAt('/cart/payment?buy=now')

  await waitFor(() => expect(urlNow()).toMatch(/^\/cart\/?$/))
  expect([readCookie('cartToken'), readCookie('buyNowToken')]).toEqual(['open-cart', undefined])
})

test('leads Back after the order to its complete screen', async () => {
  rememberOrder('B20261121-000001', 'bought-at-once', 'buy-now')
  claimRecording('B20261121-000001')
  const { urlNow } = openAt('/cart/payment?buy=now')

  await waitFor(() => expect(urlNow()).toBe('/cart/complete?order_no=B20261121-000001&buy=now'))
  expect(api.callsOf(initCart)).toEqual([])
})

test('opens the cart of an order whose complete screen was never shown', async () => {
  rememberOrder('B20261121-000001', 'bought-at-once', 'buy-now')
  openAt('/cart/payment?buy=now')

  await waitFor(() => expect(api.callsOf(initCart)[0]?.body).toMatchObject({ is_buy_now: true }))
})

describe('the quantity on the confirm screen', () => {
  const withQuantity = (version: number, quantity: number) =>
    bought({ version, detail: { products: [aCartProduct({ key: 'line-1', quantity })] } })
  const goods = async () => within(await screen.findByRole('region', { name: 'ご注文の商品' }))
  const addOne = async () => userEvent.click((await goods()).getByRole('button', { name: /1つ増やす/ }))

  beforeEach(() => {
    saveCartToken('bought-at-once', tomorrow(), 'buy-now')
    api.answerBy(initCart, () => [withQuantity(1, 2), 200])
    api.answerBy(getCart, () => [currentCart('buy-now') ?? withQuantity(1, 2), 200])
  })

  test('changes in place and checks the payment again', async () => {
    api.answer(modifyCartProduct, withQuantity(2, 3))
    openAt('/cart/confirm?buy=now')
    await goods()
    const checks = api.callsOf(checkCartPayment).length

    await addOne()

    await waitFor(() => expect(api.callsOf(checkCartPayment).length).toBeGreaterThan(checks))
    expect(api.callsOf(modifyCartProduct)[0]?.body).toMatchObject({ key: 'line-1', quantity: 3 })
    expect(screen.getByRole('region', { name: 'ご注文の商品' })).toHaveTextContent('× 3点')
  })

  test('places no order whose new amounts were not shown', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    api.answerBy(modifyCartProduct, async () => {
      await held
      return [withQuantity(2, 3), 200]
    })
    openAt('/cart/confirm?buy=now')
    await addOne()

    await userEvent.click(screen.getByRole('button', { name: '注文を確定する' }))
    release()

    await shows(() => screen.getByText(/^数量を変更しました。/))
    expect(api.callsOf(decideCart)).toEqual([])
  })
})
