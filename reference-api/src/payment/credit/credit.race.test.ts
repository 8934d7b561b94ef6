import { aProduct, aSetting } from '../../testing/builders'
import { anAddress, anOrderer, fetchStock } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 100 })
  await aSetting(api.db, 'PAYMENT.IS_CREDIT_USE', true)
}, 60_000)
afterAll(() => api.close())

async function aCheckout(as: SignedIn, product_id: number): Promise<string> {
  const { body } = await api.call('POST', '/v1/carts/buy-now', { as, body: { product_id, quantity: 1 } })
  const change = (url: string, more: object) =>
    api.call('PATCH', `/v1/carts/${url}`, { as, body: { token: body.token, ...more } })
  await change('shippings/add', { address: anAddress() })
  const payments = await api.call('GET', `/v1/payments/carts/${body.token}`, { as })
  const { id } = payments.body.data.find(({ kind }: { kind: string }) => kind === 'deferred')
  await change('order/modify', { payment_id: id, orderer: anOrderer() })
  return body.token
}

test('keeps concurrent orders of a business within its credit limit', async () => {
  const as = await api.signIn()
  await api.db.insertInto('credit_account').values({ user_account_id: as.id, credit_limit: 70_000 }).execute()
  const product = await aProduct(api.db, { unit_price: 20_000, stock: 100 })
  const tokens: string[] = []
  for (let index = 0; index < 8; index += 1) tokens.push(await aCheckout(as, product.id))

  const decided = await Promise.all(
    tokens.map((token) =>
      api.call('POST', `/v1/carts/${token}/decision`, { as, body: { idempotency_key: token } }),
    ),
  )

  const accepted = decided.filter(({ status }) => status === 200)
  expect(accepted).toHaveLength(3)
  const refused = decided.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['cart.payment.not_available']))
  const { used, limit } = (await api.call('GET', '/v1/me/credit', { as })).body.data
  expect(used).toBeGreaterThan(66_000)
  expect(used).toBeLessThanOrEqual(limit)
  expect(await fetchStock(api.db, product.id)).toBe(97)
})
