import {
  addCartProduct,
  deleteCartTransactionError,
  initCart,
  modifyCartProduct,
  openBuyNowCart,
  openCartWithProduct,
} from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { readCartToken, saveCartToken } from '../engine/cart-token.state'
import { aCart, anOrderableCart } from '../testing/cart-builders'
import { fakeCartApi } from '../testing/cart-screen'
import { cartIndexAction } from './cart-index.action'

const api = fakeCartApi()
beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  api.answer(initCart, aCart())
  api.answer(modifyCartProduct, aCart())
})

async function post(fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request('http://localhost/cart', { method: 'POST', headers, body: String(body) })
  return cartIndexAction({ request, params: {} } as unknown as ActionFunctionArgs)
}

async function postQuantity(quantity: string) {
  const answer = await post({ intent: 'quantity', key: 'k1', quantity })
  return answer instanceof Response ? answer.status : (answer as { data: { message?: string } }).data.message
}

test.each([
  ['12', 12],
  ['２０', 20],
])('parses a posted quantity of %s as %i', async (typed, quantity) => {
  expect(await postQuantity(typed)).toBe(303)
  expect(api.callsOf(modifyCartProduct).at(-1)?.body).toMatchObject({ quantity })
})

test.each(['-1', '1-2', '２−０', '0', '1.5', '', '９９９９９９９'])(
  'rejects %s as a quantity',
  async (typed) => {
    const calls = api.callsOf(modifyCartProduct).length

    expect(await postQuantity(typed)).toBe('数量は1以上の数字で入力してください。')
    expect(api.callsOf(modifyCartProduct)).toHaveLength(calls)
  },
)

const addTowels = () => post({ intent: 'add', product_id: '1', quantity: '2' })

test('opens the cart with the posted product in one call', async () => {
  api.answer(openCartWithProduct, aCart())

  const answer = (await addTowels()) as Response

  expect(answer.headers.get('location')).toBe('/cart')
  expect(api.callsOf(openCartWithProduct).map(({ body }) => body)).toEqual([
    { token: null, product_id: 1, quantity: 2 },
  ])
  expect(api.callsOf(initCart)).toEqual([])
  expect(readCartToken()).toBe('cart-token')
})

test('adds a posted product to the cookie’s cart', async () => {
  saveCartToken('cart-token', '2099-01-01T00:00:00+09:00')
  api.answer(addCartProduct, aCart({ version: 2 }))

  const answer = (await addTowels()) as Response

  expect(answer.status).toBe(303)
  expect(api.callsOf(addCartProduct)[0]?.body).toMatchObject({ token: 'cart-token', product_id: 1 })
})

test.each(['sold_out', 'not_sale'])('opens no cart for a posted product that is %s', async (reason) => {
  const refusal = { code: `cart.update_products.${reason}`, message: '販売していません。' }
  api.answer(openCartWithProduct, refusal, { status: 422 })

  const answer = (await addTowels()) as { data: { message?: string } }

  expect(answer.data.message).toBe('販売していません。')
  expect(api.callsOf(initCart)).toEqual([])
  expect(readCartToken()).toBeUndefined()
})

test('cancels a payment in progress before adding the posted product', async () => {
  let isPaying = true
  const inProgress = { code: 'cart.common.payment_in_progress', message: 'お支払い手続き中' }
  const answerAdd = () => (isPaying ? [inProgress, 422] : [aCart({ version: 3 }), 200]) as [object, number]
  api.answerBy(openCartWithProduct, answerAdd)
  api.answerBy(addCartProduct, answerAdd)
  api.answerBy(deleteCartTransactionError, () => {
    isPaying = false
    return [aCart({ version: 2 }), 200]
  })

  const answer = (await addTowels()) as Response

  expect(answer.status).toBe(303)
  expect(isPaying).toBe(false)
  expect(api.callsOf(addCartProduct)).toHaveLength(2)
})

test.each([
  ['the address', aCart({ is_buy_now: true }), '/cart/shipping-add?buy=now'],
  ['the confirm screen', { ...anOrderableCart(), is_buy_now: true }, '/cart/confirm?buy=now'],
])('a posted 今すぐ購入 leads a guest to %s', async (_, cart, location) => {
  api.answer(openBuyNowCart, cart)

  const answer = await post({ intent: 'buy-now', product_id: '1', quantity: '2' })

  expect((answer as Response).headers.get('location')).toBe(location)
})
