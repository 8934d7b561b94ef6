import { initCart, type BodyOf } from '@storefront/contracts'
import { configureHttp, MaintenanceError, ResponseError, UnauthorisedError } from '@storefront/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { aCart } from '../testing/cart-builders'
import { fakeCartApi } from '../testing/cart-screen'
import { cartAction, changePostedCart } from './posted-cart'

const api = fakeCartApi()
beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  api.answer(initCart, aCart())
})

async function wayAfter(error: Error) {
  const answer = await changePostedCart(() => Promise.reject(error), '/cart/payment')
  return [answer.status, answer.headers.get('location')]
}
const refused = (code: string) => new ResponseError(422, { code, message: 'できません' })

test('redirects to the cart when the cart has expired', async () => {
  expect(await wayAfter(refused('cart.common.is_expired'))).toEqual([303, '/cart?expired=1'])
})

/** Simulates a server that drops discontinued products only on `invalid_product`. */
const keepsGoneProduct = () =>
  api.answerBy(initCart, ({ body }) => [
    aCart((body as BodyOf<typeof initCart>).invalid_product ? { detail: { products: [] } } : {}),
    200,
  ])

test.each([
  'cart.init.product_not_found',
  'cart.add_products.product_not_found',
  'cart.update_products.not_sale',
])('redirects to the cart when products were discontinued (%s)', async (code) => {
  keepsGoneProduct()
  expect(await wayAfter(refused(code))).toEqual([303, '/cart?gone=1'])
  expect(api.callsOf(initCart).at(-1)?.body).toMatchObject({ invalid_product: true })
})

test('throws the API’s message when a new product is rejected', async () => {
  await expect(wayAfter(refused('cart.update_products.not_sale'))).rejects.toMatchObject({
    message: 'できません',
  })
})

test('redirects to shipping-select when the cart has no address', async () => {
  expect(await wayAfter(refused('cart_detail.set_user_address.not_data'))).toEqual([
    303,
    '/cart/shipping-select',
  ])
})

test('redirects to login when the session has expired', async () => {
  const [status, way] = await wayAfter(new UnauthorisedError(401, { code: 'x', message: '' }))

  expect(status).toBe(303)
  expect(way).toMatch(/^\/login\/\?back=%2F/)
})

test('redirects to the maintenance page during maintenance', async () => {
  expect(await wayAfter(new MaintenanceError(503, { code: 'x', message: '' }))).toEqual([303, '/maintenance'])
})

test('throws the error when the screen itself can show it', async () => {
  await expect(wayAfter(refused('cart.coupon.used_up'))).rejects.toMatchObject({
    code: 'cart.coupon.used_up',
  })
})

test('redirects read-only commands when the cart has expired', async () => {
  const action = cartAction({ pay: () => Promise.reject(refused('cart.common.is_expired')) })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request('http://localhost/cart/payment', {
    method: 'POST',
    headers,
    body: 'intent=pay',
  })

  const answer = (await action({
    request,
    params: {},
    context: {},
  } as unknown as ActionFunctionArgs)) as Response

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/cart?expired=1')
})
