import {
  checkCartPayment,
  getCart,
  getCartOrder,
  initCart,
  listCartPayments,
  messageSlots,
} from '@storefront/contracts'
import { expectHideable } from '@storefront/testing'
import { screen } from '@testing-library/react'
import { rememberOrder } from './checkout/purchase-tracking.state'
import { anOrderableCart, aPlacedOrder, bankTransfer } from './testing/cart-builders'
import { fakeCartApi, openScreen } from './testing/cart-screen'

const api = fakeCartApi()
const complete = '/cart/complete?order_no=T20261121-000001'

const screens: Record<string, string> = {
  'cart-index': '/cart',
  'cart-index-note': '/cart',
  'cart-index-links': '/cart',
  'cart-payment': '/cart/payment',
  'cart-confirm-1': '/cart/confirm',
  'cart-confirm-2': '/cart/confirm',
  'cart-complete': complete,
}

beforeEach(() => {
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart())
  api.answer(listCartPayments, { data: [bankTransfer()] })
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
  api.answer(getCartOrder, aPlacedOrder())
})

test("maps each of the cart's slots to a screen", () => {
  const ofCart = messageSlots.filter((slot) => slot.startsWith('cart-'))
  expect(Object.keys(screens).toSorted()).toEqual(ofCart.toSorted())
})

test.each(Object.entries(screens))(
  'keeps the dismissed slot %s on %s hidden until its text changes',
  (code, url) =>
    expectHideable(code, (messages) => {
      if (url === complete) rememberOrder('T20261121-000001', 'ordered-token')
      openScreen(url, { messages })
      return url === complete
        ? screen.findByRole('heading', { level: 1 })
        : screen.findByRole('button', { name: /^(ご購入手続きへ|ご注文内容の確認へ|注文を確定する)$/ })
    }),
)
