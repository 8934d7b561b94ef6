import { aProduct, aSetting } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
let member: SignedIn
beforeAll(async () => {
  api = await freshApi()
  member = await api.signIn()
}, 60_000)
afterAll(() => api.close())

type Asked = { token: string; code: string }
type Ask = (asked: Asked) => Promise<{ status: number; body: { code?: string } | null }>

const features: [what: string, key: string, valueWhenOff: boolean, ask: Ask][] = [
  [
    'the quote for a cart',
    'CART.IS_QUOTE_USE',
    false,
    ({ token }) => api.call('GET', `/v1/carts/${token}/download/quote?name=A`),
  ],
  [
    'ordering by code',
    'CART.IS_ORDER_BY_CODE_USE',
    false,
    ({ token, code }) =>
      api.call('PATCH', '/v1/carts/products/add-codes', { body: { token, lines: [{ code, quantity: 1 }] } }),
  ],
  [
    'the credit balance',
    'PAYMENT.IS_CREDIT_USE',
    false,
    () => api.call('GET', '/v1/me/credit', { as: member }),
  ],
  [
    'a stored measurement',
    'PRODUCT.IS_MADE_TO_ORDER_USE',
    false,
    () =>
      api.call('POST', '/v1/me/timeseries', {
        as: member,
        body: { purpose: 'measurement', data: { height: '150' } },
      }),
  ],
  [
    'registration',
    'SITE.IS_NO_MEMBER_USE',
    true,
    () => api.call('POST', '/v1/users', { body: { email: 'x', password: 'x', password_confirmation: 'x' } }),
  ],
  [
    'registration from an order',
    'SITE.IS_NO_MEMBER_USE',
    true,
    ({ token }) => api.call('POST', '/v1/carts/order/T1/member', { body: { token, password: 'Gift-2026' } }),
  ],
]

test.each(features)(
  'serves %s only in shops that enable the feature (%s)',
  async (_what, key, valueWhenOff, ask) => {
    const product = await aProduct(api.db)
    const shopper = await aShopper(api)
    await shopper.add(product.id)
    const asked = { token: shopper.cart.token, code: product.code }

    await aSetting(api.db, key, valueWhenOff)
    expect(await ask(asked)).toMatchObject({ status: 404, body: { code: 'route.not_found' } })

    await aSetting(api.db, key, !valueWhenOff)
    expect((await ask(asked)).body?.code).not.toBe('route.not_found')
  },
)

test('accepts product codes in a school shop with ordering by code disabled', async () => {
  const product = await aProduct(api.db)
  const shopper = await aShopper(api)
  await aSetting(api.db, 'CART.IS_ORDER_BY_CODE_USE', false)
  const { channel_id } = product
  await api.db
    .insertInto('school')
    .values({ channel_id, key: '2101', name: '緑小学校', name_kana: 'ミドリ', prefecture: '東京都' })
    .execute()

  const lines = [{ code: product.code, quantity: 1 }]
  const answer = await api.call('PATCH', '/v1/carts/products/add-codes', {
    body: { token: shopper.cart.token, lines },
  })

  expect(answer.status).toBe(200)
})
