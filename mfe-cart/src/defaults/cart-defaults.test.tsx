import {
  checkCartPayment,
  fillCartDefaults,
  getCart,
  initCart,
  listCartPayments,
  listUserAddresses,
  listUserCards,
  type Cart,
  type CartDetail,
} from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anOrderableCart, bankTransfer } from '../testing/cart-builders'
import { fakeCartApi, openScreen, recordEvents } from '../testing/cart-screen'

const api = fakeCartApi()

beforeEach(() => {
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
  api.answer(listCartPayments, { data: [bankTransfer()] })
  api.answer(listUserAddresses, { data: [] })
  api.answer(listUserCards, { data: [] })
})

const empty = { shippings: [], payment: null }

async function proceed(filled: Cart) {
  const before = anOrderableCart({ is_member: true, payment_id: null, detail: empty })
  let cart = before
  api.answer(initCart, before)
  api.answerBy(getCart, () => [cart, 200])
  api.answerBy(fillCartDefaults, () => [{ cart: (cart = filled), notes: [] }, 200])
  const opened = openScreen('/cart', { isLogin: true })
  await userEvent.click(await screen.findByRole('button', { name: 'ご購入手続きへ' }))
  return opened
}

test('takes a returning member to the confirm screen in one click', async () => {
  const recorded = recordEvents('analytics.recorded')
  const { urlNow } = await proceed(anOrderableCart({ is_member: true }))

  await waitFor(() => expect(screen.getByRole('button', { name: '注文を確定する' })).toBeEnabled())
  expect(urlNow()).toBe('/cart/confirm?filled=both')
  expect(recorded.map(({ name }) => name)).toEqual([
    'view_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
  ])
  expect(screen.getByRole('link', { name: 'お届け先を変更する' })).toHaveAttribute(
    'href',
    '/cart/shipping-select?back=confirm',
  )
})

test('explains on the payment screen why the default card is unavailable', async () => {
  const message = 'お使いのカード（下4桁 4242）は有効期限が切れています。'
  const warnings: CartDetail['warnings'] = [
    { code: 'cart.defaults.card_expired', message, product_key: null },
  ]
  const filled = anOrderableCart({ is_member: true, payment_id: null, detail: { payment: null, warnings } })
  const { urlNow } = await proceed(filled)

  await waitFor(() => {
    expect(urlNow()).toMatch(/^\/cart\/payment\/?$/)
    expect(screen.getByRole('radio', { name: /銀行振込/ })).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
  })
})

test('starts at the first step if the defaults cannot be filled', async () => {
  const reported = recordEvents('failure.reported')
  const cart = anOrderableCart({ is_member: true, payment_id: null, detail: empty })
  api.answer(initCart, cart)
  api.answer(getCart, cart)
  api.lose(fillCartDefaults)
  const { urlNow } = openScreen('/cart', { isLogin: true })

  await userEvent.click(await screen.findByRole('button', { name: 'ご購入手続きへ' }))

  await waitFor(() => expect(urlNow()).toMatch(/^\/cart\/shipping-select\/?$/))
  expect(reported.map(({ kind }) => kind)).toEqual(['defaults-not-filled'])
})

test('starts guests at the address step without filling defaults', async () => {
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart())
  const { urlNow } = openScreen('/cart')

  await userEvent.click(await screen.findByRole('button', { name: 'ご購入手続きへ' }))

  await waitFor(() => expect(urlNow()).toMatch(/shipping-(select|add)/))
  expect(api.callsOf(fillCartDefaults)).toEqual([])
})
