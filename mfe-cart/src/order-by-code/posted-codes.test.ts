import { addCartProductsByCode, initCart, type BodyOf } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { cartIndexAction } from '../cart/cart-index.action'
import { aCart } from '../testing/cart-builders'
import { fakeCartApi } from '../testing/cart-screen'

const api = fakeCartApi()
beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  api.answer(initCart, aCart())
  api.answer(addCartProductsByCode, aCart({ version: 2 }))
})

const post = (...codes: string[]) => postFields(codes.map((code) => ['codes', code]))

function postFields(fields: string[][]) {
  const body = new URLSearchParams([['intent', 'codes'], ...fields]).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request('http://localhost/cart', { method: 'POST', headers, body })
  return cartIndexAction({ request, params: {}, context: {} } as unknown as ActionFunctionArgs)
}
const linesSent = () =>
  api.callsOf(addCartProductsByCode).map(({ body }) => (body as BodyOf<typeof addCartProductsByCode>).lines)

test.each([
  ['one field with a row per product', ['S-031,1\nS-022,2']],
  ['one field per product', ['S-031,1', 'S-022,2']],
  ['several fields, one of them empty', ['S-031,1', '', 'S-022,2']],
])('adds codes posted as %s to the cart in one request', async (_what, codes) => {
  const answer = (await post(...codes)) as Response

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/cart')
  expect(linesSent()).toEqual([
    [
      { code: 'S-031', quantity: 1 },
      { code: 'S-022', quantity: 2 },
    ],
  ])
})

test.each([
  ['/school/2101?grade=1&added=gym#added-gym', '/school/2101?grade=1&added=gym#added-gym'],
  ['https://elsewhere.example/', '/cart'],
])('redirects from posted codes with next %s to %s', async (next, location) => {
  const answer = (await postFields([
    ['codes', 'S-031,1'],
    ['next', next],
  ])) as Response

  expect(answer.headers.get('location')).toBe(location)
})
