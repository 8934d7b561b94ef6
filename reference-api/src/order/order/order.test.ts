import { addPoints, takePoints } from '../../member/point-ledger/point-ledger.sql'
import { aProduct } from '../../testing/builders'
import { aCoupon, aReadyShopper, aShopper, fetchStock } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

async function anOrder(as: Awaited<ReturnType<FreshApi['signIn']>>, productId?: number) {
  const shopper = await aReadyShopper(api, { as, productId })
  const { order_no } = await shopper.decide()
  const list = await api.call('GET', '/v1/me/orders', { as })
  return { order_no, id: list.body.data[0].id as number }
}

test("lists a member's own orders, newest first, with the total paid", async () => {
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

test("returns 404 for another member's order", async () => {
  const { id } = await anOrder(await api.signIn())
  const as = await api.signIn()

  expect((await api.call('GET', `/v1/me/orders/${id}`, { as })).status).toBe(404)
  expect(
    (await api.call('PUT', `/v1/me/orders/${id}/cancel`, { as, body: { cancel_reason: 'x' } })).status,
  ).toBe(404)
  expect((await api.call('GET', `/v1/me/orders/${id}`)).status).toBe(401)
})

test('returns stock, coupon and points only once when cancelled twice', async () => {
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
  expect(await fetchStock(api.db, product.id)).toBe(3)
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

test('returns stock once when an order is cancelled in ten tabs', async () => {
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
  expect(await fetchStock(api.db, product.id)).toBe(3)
  expect((await api.call('GET', '/v1/me/points', { as })).body).toMatchObject({ point: 500 })
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

const movePoints = (
  move: typeof addPoints | typeof takePoints,
  { id: user_account_id }: { id: number },
  kind: 'granted' | 'used',
  point: number,
) =>
  api.db
    .transaction()
    .execute<unknown>((trx) =>
      move(trx, { user_account_id, order_id: null, kind, point, created_at: api.clock.now() }),
    )

/** Creates an order that earns 33 points immediately. */
async function anOrderByCard(as: Awaited<ReturnType<FreshApi['signIn']>>) {
  const shopper = await aReadyShopper(api, { as })
  await shopper.payByCard('4242424242424242')
  await shopper.decide()
  const list = await api.call('GET', '/v1/me/orders', { as })
  return { id: list.body.data[0].id as number }
}

test('takes back the points earned by a cancelled order', async () => {
  const as = await api.signIn()
  const { id } = await anOrderByCard(as)
  await movePoints(addPoints, as, 'granted', 100)

  await api.call('PUT', `/v1/me/orders/${id}/cancel`, { as, body: { cancel_reason: 'x' } })

  expect((await api.call('GET', '/v1/me/points', { as })).body).toMatchObject({ point: 100, owed: 0 })
})

test('records points already spent from a cancelled order as owed', async () => {
  const as = await api.signIn()
  const points = async () => (await api.call('GET', '/v1/me/points', { as })).body
  const { id } = await anOrderByCard(as)
  await movePoints(takePoints, as, 'used', 23)

  await api.call('PUT', `/v1/me/orders/${id}/cancel`, { as, body: { cancel_reason: 'x' } })
  expect(await points()).toMatchObject({ point: 0, owed: 23 })

  await movePoints(addPoints, as, 'granted', 50)
  expect(await points()).toMatchObject({ point: 27, owed: 0 })
})

test('informs the shopper of the refund when cancelling a prepaid order', async () => {
  const as = await api.signIn()
  const { id } = await anOrder(as)
  await api.db.updateTable('order').set({ payment_kind: 'bank_transfer' }).where('id', '=', id).execute()

  const { body } = await api.call('PUT', `/v1/me/orders/${id}/cancel`, {
    as,
    body: { cancel_reason: '不要になったため' },
  })

  expect(body.cancel_only_ecd_key).toContain('ご返金')
})

test('rejects cancelling an order in preparation', async () => {
  const as = await api.signIn()
  const { id } = await anOrder(as)
  await api.db.updateTable('order').set({ status: 'preparing' }).where('id', '=', id).execute()

  const answer = await api.call('PUT', `/v1/me/orders/${id}/cancel`, { as, body: { cancel_reason: 'x' } })

  expect(answer).toMatchObject({ status: 422, body: { code: 'order.cancel.not_cancellable' } })
})

test('offers no receipt before the deposit is received', async () => {
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
    payment_instruction: expect.stringMatching(/^お支払い金額：[\d,]+円（税込）\nお振込先：/),
  })
})

test('lists each coupon of a member once and marks used coupons', async () => {
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

test('filters orders by Tokyo dates, including both ends of the period', async () => {
  const as = await api.signIn()
  const { id } = await anOrder(as)
  await api.db
    .updateTable('order')
    .set({ ordered_at: '2026-10-31T23:30:00+09:00' })
    .where('id', '=', id)
    .execute()
  const inPeriod = async (from: string, to: string) =>
    (await api.call('GET', `/v1/me/orders?ordered_from=${from}&ordered_to=${to}`, { as })).body

  expect((await inPeriod('2026-10-31', '2026-10-31')).data).toHaveLength(1)
  expect((await inPeriod('2026-11-01', '2026-11-30')).data).toHaveLength(0)
  expect((await inPeriod('2026-10-01', '2026-10-30')).data).toHaveLength(0)
  expect((await inPeriod('2026-10-01', '2026-10-30')).user_order_total_payment).toBe(4400)
  expect((await inPeriod('2026-11-02', '2026-11-01')).errors).toEqual({
    ordered_to: ['参照終了日は参照開始日より大きです。'],
  })
})

test('filters orders by status and by full-width or half-width keywords', async () => {
  const as = await api.signIn()
  const tea = await aProduct(api.db, { name: 'ＴＥＡ 深蒸し煎茶 100%' })
  const towel = await anOrder(as, (await aProduct(api.db, { name: '今治タオル' })).id)
  const leaves = await anOrder(as, tea.id)
  await api.db.updateTable('order').set({ status: 'shipped' }).where('id', '=', leaves.id).execute()
  await anOrder(await api.signIn(), tea.id)
  const found = async (query: Record<string, string>) => {
    const { body, headers } = await api.call('GET', `/v1/me/orders?${new URLSearchParams(query)}`, { as })
    expect(headers['x-total']).toBe(String(body.data.length))
    expect(body.user_order_total_payment).toBe(8800)
    return body.data.map(({ id }: { id: number }) => id)
  }

  expect(await found({ status: 'shipped' })).toEqual([leaves.id])
  expect(await found({ keyword: 'tea　煎茶' })).toEqual([leaves.id])
  expect(await found({ keyword: 'tea タオル' })).toEqual([])
  expect(await found({ keyword: towel.order_no.toLowerCase() })).toEqual([towel.id])
  expect(await found({ keyword: '100%' })).toEqual([leaves.id])
  expect(await found({ keyword: '%' })).toEqual([leaves.id])
  expect(await found({ keyword: "'; drop table" })).toEqual([])
  expect(await found({ keyword: '今治', status: 'shipped' })).toEqual([])
  expect(await found({ keyword: '  ' })).toEqual([leaves.id, towel.id])
  expect((await api.call('GET', '/v1/me/orders?status=lost', { as })).status).toBe(400)
})

test('shows parcel tracking and the inquiry category for returns', async () => {
  const as = await api.signIn()
  const { id } = await anOrder(as)
  const parcel = { carrier: 'yamato', tracking_number: '4001-2345-6789' }
  await api.db.updateTable('order_shipping').set(parcel).where('order_id', '=', id).execute()
  const read = async () => (await api.call('GET', `/v1/me/orders/${id}`, { as })).body
  expect((await read()).returns_category_id).toBeNull()
  const { channel_id } = await api.db.selectFrom('order').select('channel_id').executeTakeFirstOrThrow()
  const category = await api.db
    .insertInto('category')
    .values({ channel_id, table_name: 'inquiries', key: 'exchange', name: '返品・交換について' })
    .returning('id')
    .executeTakeFirstOrThrow()

  const { shippings, returns_category_id } = await read()

  expect(returns_category_id).toBe(category.id)
  expect(shippings[0]).toMatchObject({
    tracking_number: '4001-2345-6789',
    carrier_name: 'ヤマト運輸',
    tracking_url: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=400123456789',
  })
})
