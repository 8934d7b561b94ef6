import { aProduct } from '../testing/builders'
import { aCoupon, aReadyShopper, aShopper, stockOf } from '../testing/cart-builders'
import { freshApi, type FreshApi } from '../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

async function anOrder(as: Awaited<ReturnType<FreshApi['signIn']>>, productId?: number) {
  const shopper = await aReadyShopper(api, { as, productId })
  const { order_no } = await shopper.decide()
  const list = await api.call('GET', '/v1/me/orders', { as })
  return { order_no, id: list.body.data[0].id as number }
}

test('a member sees the own orders, newest first, with what was paid in all', async () => {
  const as = await api.signIn()
  await anOrder(as)
  const { order_no } = await anOrder(as)
  await anOrder(await api.signIn())

  const { body, headers } = await api.call('GET', '/v1/me/orders?per=1', { as })

  expect(headers).toMatchObject({ 'x-total': '2', 'x-last-page': '2' })
  expect(body.data).toMatchObject([
    { order_no, status: 'accepted', status_name: 'ご注文受付', is_cancellable: true, total_payment: 4400 },
  ])
  expect(body.user_order_total_payment).toBe(8800)
})

test("another member's order does not exist", async () => {
  const { id } = await anOrder(await api.signIn())
  const as = await api.signIn()

  expect((await api.call('GET', `/v1/me/orders/${id}`, { as })).status).toBe(404)
  expect(
    (await api.call('PUT', `/v1/me/orders/${id}/cancel`, { as, body: { cancel_reason: 'x' } })).status,
  ).toBe(404)
  expect((await api.call('GET', `/v1/me/orders/${id}`)).status).toBe(401)
})

test('cancelling gives stock, coupon and points back once', async () => {
  const as = await api.signIn()
  await api.db.insertInto('point_balance').values({ user_account_id: as.id, point: 1000 }).execute()
  const coupon = await aCoupon(api.db, { code: 'BACK' })
  const product = await aProduct(api.db, { stock: 3 })
  const shopper = await aReadyShopper(api, { as, productId: product.id, quantity: 2 })
  await shopper.patch('coupons/add', { code: 'BACK' })
  await shopper.patch('point', { point: 1000 })
  await shopper.decide()
  const { body: list } = await api.call('GET', '/v1/me/orders', { as })
  const cancel = () =>
    api.call('PUT', `/v1/me/orders/${list.data[0].id}/cancel`, {
      as,
      body: { cancel_reason: '間違えて注文したため' },
    })

  const first = await cancel()
  const second = await cancel()

  expect(first.body).toMatchObject({
    status: 'cancelled',
    cancel_reason: '間違えて注文したため',
    is_cancellable: false,
    cancel_only_ecd_key: '',
  })
  expect(second.body).toEqual(first.body)
  expect(await stockOf(api.db, product.id)).toBe(3)
  expect(
    (
      await api.db
        .selectFrom('point_balance')
        .select('point')
        .where('user_account_id', '=', as.id)
        .executeTakeFirstOrThrow()
    ).point,
  ).toBe(1000)
  expect(
    (
      await api.db
        .selectFrom('coupon')
        .select('used_count')
        .where('id', '=', coupon.id)
        .executeTakeFirstOrThrow()
    ).used_count,
  ).toBe(0)
  const { body } = await api.call('GET', '/v1/me/orders', { as })
  expect(body.user_order_total_payment).toBe(0)
})

test('an order cancelled in ten tabs at once gives back once', async () => {
  const as = await api.signIn()
  await api.db.insertInto('point_balance').values({ user_account_id: as.id, point: 500 }).execute()
  const coupon = await aCoupon(api.db, { code: 'TABS' })
  const product = await aProduct(api.db, { stock: 3 })
  const shopper = await aReadyShopper(api, { as, productId: product.id, quantity: 2 })
  await shopper.patch('coupons/add', { code: 'TABS' })
  await shopper.patch('point', { point: 500 })
  await shopper.decide()
  const { body: list } = await api.call('GET', '/v1/me/orders', { as })

  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      api.call('PUT', `/v1/me/orders/${list.data[0].id}/cancel`, {
        as,
        body: { cancel_reason: '不要になったため' },
      }),
    ),
  )

  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(Array(10).fill([200, 'cancelled']))
  expect(await stockOf(api.db, product.id)).toBe(3)
  expect((await api.call('GET', '/v1/me/points', { as })).body).toEqual({ point: 500 })
  expect(
    (
      await api.db
        .selectFrom('coupon')
        .select('used_count')
        .where('id', '=', coupon.id)
        .executeTakeFirstOrThrow()
    ).used_count,
  ).toBe(0)
})

test('points that a cancelled order had earned go with it, as far as they are there', async () => {
  const as = await api.signIn()
  const { id } = await anOrder(as)
  await api.db.updateTable('order').set({ earned_point: 40 }).where('id', '=', id).execute()
  await api.db
    .insertInto('point_balance')
    .values({ user_account_id: as.id, point: 100 })
    .onConflict((conflict) => conflict.column('user_account_id').doUpdateSet({ point: 100 }))
    .execute()

  await api.call('PUT', `/v1/me/orders/${id}/cancel`, { as, body: { cancel_reason: 'x' } })

  expect((await api.call('GET', '/v1/me/points', { as })).body).toEqual({ point: 60 })
})

test('an order paid in advance is cancelled on our side only, and the shopper is told', async () => {
  const as = await api.signIn()
  const { id } = await anOrder(as)
  await api.db.updateTable('order').set({ payment_kind: 'bank_transfer' }).where('id', '=', id).execute()

  const { body } = await api.call('PUT', `/v1/me/orders/${id}/cancel`, {
    as,
    body: { cancel_reason: '不要になったため' },
  })

  expect(body.cancel_only_ecd_key).toContain('ご返金')
})

test('an order in preparation cannot be cancelled', async () => {
  const as = await api.signIn()
  const { id } = await anOrder(as)
  await api.db.updateTable('order').set({ status: 'preparing' }).where('id', '=', id).execute()

  const answer = await api.call('PUT', `/v1/me/orders/${id}/cancel`, { as, body: { cancel_reason: 'x' } })

  expect(answer).toMatchObject({ status: 422, body: { code: 'order.cancel.not_cancellable' } })
})

test('a member downloads the receipt as a PDF under a name', async () => {
  const as = await api.signIn()
  const { id, order_no } = await anOrder(as)
  const download = () => api.call('GET', `/v1/me/orders/${id}/download/receipt`, { as })

  expect(await download()).toMatchObject({ status: 422, body: { code: 'order.receipt.not_available' } })
  await api.db.updateTable('order').set({ status: 'delivered' }).where('id', '=', id).execute()
  const { raw, headers } = await download()

  expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
  expect(raw.length).toBeLessThan(80_000)
  expect(decodeURIComponent(String(headers['x-suggested-filename']))).toBe(`領収書_${order_no}.pdf`)
})

test('a guest downloads the receipt with number and token, and with nothing else', async () => {
  const shopper = await aReadyShopper(api)
  await shopper.payByCard('4242424242424242')
  const { order_no, receipt_token } = await shopper.decide()
  const path = `/v1/orders/${order_no}/download/receipt`

  expect((await api.call('GET', `${path}?t=${receipt_token}`)).headers['content-type']).toBe(
    'application/pdf',
  )
  expect((await api.call('GET', `${path}?t=guess`)).status).toBe(404)
})

test('there is no receipt before the deposit', async () => {
  const shopper = await aReadyShopper(api)
  await shopper.payBy('bank_transfer')
  const decision = await shopper.decide()

  const { body } = await shopper.send(
    'GET',
    `/v1/carts/order/${decision.order_no}?token=${shopper.cart.token}`,
  )

  expect(body).toMatchObject({
    status: 'waiting_deposit',
    receipt_token: null,
    payment_instruction: expect.stringContaining('お振り込み'),
  })
})

test("a member's coupons are listed once each, with whether they can be used", async () => {
  const as = await api.signIn()
  const coupon = await aCoupon(api.db, { code: 'LIST', is_member_only: true })
  const shopper = await aShopper(api, as)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo()
  await shopper.payBy('cash_on_delivery')
  await shopper.patch('coupons/add', { code: 'LIST' })
  await shopper.decide()

  const { body } = await api.call('GET', '/v1/me/coupons', { as })

  expect(body.data.filter(({ id }: { id: number }) => id === coupon.id)).toMatchObject([
    { code: 'LIST', is_used: true, is_usable: false },
  ])
})
