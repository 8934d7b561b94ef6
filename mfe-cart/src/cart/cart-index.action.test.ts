import { initCart, modifyCartProduct } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { aCart } from '../testing/cart-builders'
import { fakeCartApi } from '../testing/cart-screen'
import { cartIndexAction } from './cart-index.action'

const api = fakeCartApi()
beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  api.answer(initCart, aCart())
  api.answer(modifyCartProduct, aCart())
})

async function postQuantity(quantity: string) {
  const body = new URLSearchParams({ intent: 'quantity', key: 'k1', quantity })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request('http://localhost/cart', { method: 'POST', headers, body: String(body) })
  const answer = await cartIndexAction({ request, params: {} } as unknown as ActionFunctionArgs)
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
