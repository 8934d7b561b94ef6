import type { PaymentCheck } from '@storefront/contracts'
import { aProduct } from '../../testing/builders'
import { aCoupon, anAddress, anOrderer, aReadyShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

type Changes = Parameters<typeof aCoupon>[1]

async function aRefusedCoupon(change: (id: number) => Promise<unknown>) {
  const member = await api.signIn()
  const shopper = await aReadyShopper(api, { as: member, productId: (await aProduct(api.db)).id })
  const code = `GONE-${member.id}`
  const { id } = await aCoupon(api.db, { code, name: '夏のクーポン' })
  await shopper.patch('coupons/add', { code })
  await change(id)
  await shopper.get()
  const check = async () =>
    (
      await shopper.send(
        'GET',
        `/v1/carts/${shopper.cart.token}/payment/${shopper.cart.payment_id ?? 0}/check`,
      )
    ).body as PaymentCheck
  return { shopper, id, check, member }
}

const update = (values: NonNullable<Changes>) => (id: number) =>
  api.db.updateTable('coupon').set(values).where('id', '=', id).execute()

test.each<[string, string, NonNullable<Changes>]>([
  ['that now begins later', 'not_started', { valid_from: '2999-01-01T00:00:00+09:00' }],
  ['that has expired', 'is_expired', { valid_to: '2020-01-02T00:00:00+09:00' }],
  ['that is used up', 'used_up', { usage_limit: 0 }],
  ['whose minimum has risen', 'minimum_price', { minimum_price: 1_000_000 }],
])('shows why a coupon %s is rejected and still places the order', async (_, name, terms) => {
  const { shopper, id, check } = await aRefusedCoupon(update(terms))

  expect(shopper.detail.coupons).toEqual([
    expect.objectContaining({ id, name: '夏のクーポン', discount: 0, refusal: expect.any(String) }),
  ])
  expect(shopper.detail.warnings).toEqual([expect.objectContaining({ code: `cart.coupon.${name}` })])
  expect(await check()).toEqual({ is_valid: true, errors: [] })
  expect(await shopper.decide()).toMatchObject({ status: 'accepted' })
})

test('reports that a coupon held by another shopper’s payment may become available', async () => {
  const { shopper, id } = await aRefusedCoupon(async () => undefined)
  await update({ usage_limit: 1 })(id)
  const other = await aReadyShopper(api)
  await other.patch('coupons/add', { code: shopper.detail.coupons[0]!.code })
  await other.payByCard('4111111111111111')
  await other.patch('order/modify', { orderer: anOrderer({ email: 'other@example.jp' }) })
  await other.decide()

  await shopper.get()

  expect(shopper.detail.coupons[0]?.refusal).toContain('ふたたびご利用いただけます')
  expect(shopper.detail.warnings.map(({ code }) => code)).toEqual(['cart.coupon.held'])
  await other.patch('transaction/error/delete', {})
  await shopper.get()
  expect(shopper.detail.warnings).toEqual([])
})

test('lets the shopper remove a coupon already used in another order', async () => {
  const { shopper, id, member } = await aRefusedCoupon(async () => undefined)
  const { code } = shopper.detail.coupons[0]!
  const { body } = await shopper.send('POST', '/v1/carts/buy-now', {
    product_id: (await aProduct(api.db)).id,
    quantity: 1,
  })
  const call = (method: string, url: string, more: object) =>
    api.call(method, url, { as: member, body: { token: body.token, ...more } })
  await call('PATCH', '/v1/carts/coupons/add', { code })
  await call('PATCH', '/v1/carts/shippings/add', { address: anAddress() })
  await call('PATCH', '/v1/carts/order/modify', {
    payment_id: shopper.cart.payment_id,
    orderer: anOrderer(),
  })
  const order = await api.call('POST', `/v1/carts/${body.token}/decision`, {
    as: member,
    body: { idempotency_key: `buy-now-${body.token}` },
  })
  expect(order.status).toBe(200)

  await shopper.get()
  expect(shopper.detail.warnings.map((warning) => warning.code)).toEqual(['cart.coupon.already_used'])
  await shopper.patch('coupons/delete', { id })
  expect(shopper.detail.warnings).toEqual([])
})

test('shows a guest why a members-only coupon is rejected', async () => {
  const shopper = await aReadyShopper(api)
  const { id } = await aCoupon(api.db, { code: 'OPEN-TO-ALL' })
  await shopper.patch('coupons/add', { code: 'OPEN-TO-ALL' })
  await update({ is_member_only: true })(id)

  expect((await shopper.get()).data.detail.coupons[0]?.refusal).toBe(
    'このクーポンは会員の方のみご利用いただけます。ログインしてください。',
  )
  await shopper.patch('coupons/delete', { id })
  expect((await shopper.decide()).order_no).toBeTruthy()
})
