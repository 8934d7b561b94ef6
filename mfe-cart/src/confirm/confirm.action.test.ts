import { decideCart, initCart, modifyCartProduct } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { anOrderableCart } from '../testing/cart-builders'
import { fakeCartApi } from '../testing/cart-screen'
import { confirmAction } from './confirm.action'
import { toSeenOrder } from './confirm.api'

const api = fakeCartApi()
beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  api.answer(initCart, anOrderableCart({ version: 2 }))
})

const post = (seen: string) => postFields({ intent: 'order', idempotency_key: 'key', seen })

async function postFields(fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request('http://localhost/cart/confirm', {
    method: 'POST',
    headers,
    body: String(body),
  })
  const answer = await confirmAction({ request, params: {} } as unknown as ActionFunctionArgs)
  return answer instanceof Response ? answer.status : (answer as { data: { message?: string } }).data.message
}

test('posts the displayed values and reports any changes', async () => {
  const seen = toSeenOrder(anOrderableCart())
  const changes = ['「今治タオル」の価格（1点）：3,300円→3,850円', 'お支払い合計：3,300円→3,850円']
  const refused = { message: '変わりました', code: 'cart.decision.changed', errors: { changed: changes } }
  api.answer(decideCart, refused, { status: 422 })

  const message = await post(JSON.stringify(seen))

  expect(api.callsOf(decideCart)[0]?.body).toEqual({ idempotency_key: 'key', ...seen })
  expect(String(message).split('\n').slice(1)).toEqual(changes)
})

test.each(['', '{', '{"version":"1"}', '{"shown":{"lines":[{}]}}', '{"price":1}'])(
  'rejects malformed displayed values %j without placing an order',
  async (seen) => {
    const calls = api.callsOf(decideCart).length

    expect(await post(seen)).toContain('ご注文の内容が変わりました')
    expect(api.callsOf(decideCart)).toHaveLength(calls)
  },
)

test('changes the posted quantity and returns to the confirm screen', async () => {
  api.answer(modifyCartProduct, anOrderableCart({ version: 3 }))

  expect(await postFields({ intent: 'quantity', key: 'line-1', quantity: '２４' })).toBe(303)
  expect(api.callsOf(modifyCartProduct)[0]?.body).toMatchObject({ key: 'line-1', quantity: 24 })
})
