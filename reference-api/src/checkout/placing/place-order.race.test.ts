import { takePoints, usablePoint } from '../../member/point-ledger/point-ledger.sql'
import { releaseOverdueOrders } from '../cancellation/release-orders.job'
import { aProduct } from '../../testing/builders'
import {
  aCoupon,
  anAddress,
  anOrderer,
  aReadyShopper,
  aShopper,
  fetchStock,
} from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { returnPath } from '../../payment/payment/return-path.rules'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const succeeded = <T>(results: PromiseSettledResult<T>[]) =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))

test('accepts one order when 50 shoppers buy the last unit', async () => {
  const product = await aProduct(api.db, { stock: 1 })
  const buyers = await times(50, () => aReadyShopper(api, { productId: product.id }))

  const results = await Promise.allSettled(buyers.map((buyer) => buyer.decide()))

  expect(succeeded(results)).toHaveLength(1)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(new Set(refused)).toEqual(new Set(['cart.product.sold_out']))
  expect(await fetchStock(api.db, product.id)).toBe(0)
})

test('places concurrent orders for the same products without a deadlock', async () => {
  const a = await aProduct(api.db, { stock: 100 })
  const b = await aProduct(api.db, { stock: 100 })
  const buyers = await times(20, async (index) => {
    const buyer = await aReadyShopper(api, { productId: index % 2 ? a.id : b.id })
    await buyer.add(index % 2 ? b.id : a.id)
    return buyer
  })

  await Promise.all(buyers.map((buyer) => buyer.decide()))

  expect([await fetchStock(api.db, a.id), await fetchStock(api.db, b.id)]).toEqual([80, 80])
})

test('places one order when a cart is submitted ten times concurrently', async () => {
  const product = await aProduct(api.db, { stock: 10 })
  const buyer = await aReadyShopper(api, { productId: product.id })

  const decisions = await times(10, (index) => buyer.decide(`tab-${index}`))

  expect(new Set(decisions.map(({ order_no }) => order_no)).size).toBe(1)
  expect(await fetchStock(api.db, product.id)).toBe(9)
})

test('grants a coupon’s last use to only one of twenty shoppers', async () => {
  const coupon = await aCoupon(api.db, { code: 'LAST', usage_limit: 1 })
  const product = await aProduct(api.db, { stock: 100 })
  const buyers = await times(20, async () => {
    const buyer = await aReadyShopper(api, { productId: product.id })
    await buyer.patch('coupons/add', { code: 'LAST' })
    return buyer
  })

  // Without the total, a cart that is loaded after the last use is ordered at its full price.
  const seen = buyers.map(({ detail }) => ({ total_payment: detail.order.total_payment }))
  const results = await Promise.allSettled(buyers.map((buyer, index) => buyer.decide(undefined, seen[index])))

  expect(succeeded(results)).toHaveLength(1)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  for (const code of refused) expect(['cart.coupon.already_used', 'cart.decision.changed']).toContain(code)
  expect(await fetchStock(api.db, product.id)).toBe(99)
  expect(
    (
      await api.db
        .selectFrom('coupon')
        .select('used_count')
        .where('id', '=', coupon.id)
        .executeTakeFirstOrThrow()
    ).used_count,
  ).toBe(1)
})

test('never lets points fall below zero', async () => {
  const member = await api.signIn()
  await api.db.insertInto('point_balance').values({ user_account_id: member.id, point: 100 }).execute()
  const movement = {
    user_account_id: member.id,
    order_id: null,
    kind: 'used' as const,
    point: 30,
    created_at: api.clock.now(),
  }

  const taken = await times(20, () => api.db.transaction().execute((trx) => takePoints(trx, movement)))

  expect(taken.filter(Boolean)).toHaveLength(3)
  expect(await usablePoint(api.db, member.id)).toBe(10)
})

test('spends a member’s points on only one of eight concurrent orders', async () => {
  const member = await api.signIn()
  await api.db.insertInto('point_balance').values({ user_account_id: member.id, point: 100 }).execute()
  const product = await aProduct(api.db, { stock: 100 })
  const coupons = await times(8, (index) => aCoupon(api.db, { code: `OWN${index}`, is_combinable: true }))
  const carts = await times(8, async (index) => {
    const body = { product_id: product.id, quantity: 1 }
    const { token } = (await api.call('POST', '/v1/carts/buy-now', { as: member, body })).body
    const change = (url: string, more: object) =>
      api.call('PATCH', `/v1/carts/${url}`, { as: member, body: { token, ...more } })
    await change('shippings/add', { address: anAddress() })
    const { body: payments } = await api.call('GET', `/v1/payments/carts/${token}`, { as: member })
    const { id } = payments.data.find(({ kind }: { kind: string }) => kind === 'cash_on_delivery')
    await change('order/modify', { payment_id: id, orderer: anOrderer() })
    await change('coupons/add', { code: coupons[index]!.code })
    const { status, body: cart } = await change('point', { point: 100 })
    expect(status).toBe(200)
    return { token: token as string, total_payment: cart.data.detail.order.total_payment as number }
  })

  const decided = await times(8, (index) => {
    const { token, total_payment } = carts[index]!
    const body = { idempotency_key: token, total_payment }
    return api.call('POST', `/v1/carts/${token}/decision`, { as: member, body })
  })

  const refused = decided.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(7)
  for (const { body } of refused)
    expect(['cart.point.not_enough', 'cart.decision.changed']).toContain(body.code)
  const { point } = await api.db
    .selectFrom('point_balance')
    .select('point')
    .where('user_account_id', '=', member.id)
    .executeTakeFirstOrThrow()
  expect(point).toBe(0)
  expect(await fetchStock(api.db, product.id)).toBe(99)
})

/** Retries while the server is busy, like every client. A rejected change wasn't applied. */
async function untilAccepted(change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
  } catch (refused) {
    if ((refused as { code?: string }).code !== 'server.busy') throw refused
    await untilAccepted(change)
  }
}

test('applies all of 200 parallel changes to a cart', async () => {
  const product = await aProduct(api.db, { stock: 1000, max_quantity: 999 })
  const shopper = await aShopper(api)

  await times(200, () => untilAccepted(() => shopper.add(product.id)))
  await shopper.get()

  expect(shopper.detail.products.map(({ quantity }) => quantity)).toEqual([200])
  expect(shopper.cart.version).toBe(201)
}, 60_000)

test('merges a guest’s cart once for ten concurrent logins', async () => {
  const product = await aProduct(api.db)
  const guest = await aShopper(api)
  await guest.add(product.id, 2)
  const member = await api.signIn()

  const carts = await times(
    10,
    async () =>
      (await api.call('POST', '/v1/carts/init', { as: member, body: { token: guest.cart.token } })).body,
  )
  const own = await aShopper(api, member)

  expect(new Set(carts.map(({ token }) => token))).toEqual(new Set([own.cart.token]))
  expect(own.detail.products.map(({ quantity }) => quantity)).toEqual([2])
})

test('settles a payment once when return, notification and job run concurrently', async () => {
  const product = await aProduct(api.db, { stock: 5 })
  const shopper = await aReadyShopper(api, { productId: product.id })
  await shopper.payByCard('4111111111111111')
  const decision = await shopper.decide()
  const path = new URL(decision.redirect_url).pathname
  await api.call('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'code=123456',
  })
  api.advanceClock(31 * 60_000)

  await Promise.all([
    ...Array.from({ length: 5 }, () => api.call('GET', returnPath(api.services, decision.order_no))),
    releaseOverdueOrders.run({}, api.services),
    api.runJobs(),
  ])
  await api.runJobs()

  expect(api.mails.filter(({ subject }) => subject.includes(decision.order_no))).toHaveLength(1)
  expect(await fetchStock(api.db, product.id)).toBe(4)
  expect((await shopper.get()).data.order_no).toBe(decision.order_no)
})
