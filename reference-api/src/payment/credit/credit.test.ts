import { sql } from 'kysely'
import { aProduct, aSession, aSetting, aUserWithPassword, knownPassword } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'
import { buildCreditQuery } from './credit.sql'
import { recordCreditPayment } from './record-credit-payment.command'
import { setCreditLimit } from './set-credit-limit.command'

let api: FreshApi
let as: SignedIn
beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 100 })
  await aSetting(api.db, 'PAYMENT.IS_CREDIT_USE', true)
}, 60_000)
beforeEach(async () => (as = await api.signIn()))
afterAll(() => api.close())

const mayOwe = (credit_limit: number, of: SignedIn = as) =>
  api.db.insertInto('credit_account').values({ user_account_id: of.id, credit_limit }).execute()
const credit = async (of: SignedIn = as) => (await api.call('GET', '/v1/me/credit', { as: of })).body.data
const codeOf = async ({ id }: SignedIn) =>
  (await api.db.selectFrom('user_account').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code

/** Creates a member's cart at this price in yen before tax, complete except for the payment. */
async function aCart(unit_price: number, of: SignedIn | null = as) {
  const product = await aProduct(api.db, { unit_price, stock: 100 })
  const shopper = await aShopper(api, of ?? undefined)
  await shopper.add(product.id)
  await shopper.shipTo()
  return shopper
}
const paymentOf = async (shopper: Awaited<ReturnType<typeof aCart>>) => {
  const { body } = await shopper.send('GET', `/v1/payments/carts/${shopper.cart.token}`)
  return body.data.find(({ kind }: { kind: string }) => kind === 'deferred')
}

test('shows available credit in the cart and reduces it by each order', async () => {
  await mayOwe(300_000)
  const shopper = await aCart(80_000)
  expect(shopper.cart.credit).toEqual({
    limit: 300_000,
    used: 0,
    available: 300_000,
    terms: '月末締め・翌月末払い',
  })

  await shopper.payBy('deferred')
  const total = shopper.detail.order.total_payment
  await shopper.decide()

  expect(await credit()).toMatchObject({
    used: total,
    available: 300_000 - total,
    bills: [{ amount: total, closes_on: expect.any(String), due_on: expect.any(String) }],
  })
  const { orders } = await api.db
    .selectFrom('order')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .where('user_account_id', '=', as.id)
    .where('payment_instruction', 'like', 'お支払い金額：%ご請求：%締め（出荷日が基準です。%お支払い期限：%')
    .executeTakeFirstOrThrow()
  expect(orders).toBe(1)
})

test('rejects an order above the limit', async () => {
  await mayOwe(300_000)
  const shopper = await aCart(80_000)
  await shopper.payBy('deferred')
  await api.db
    .updateTable('credit_account')
    .set({ credit_limit: 50_000 })
    .where('user_account_id', '=', as.id)
    .execute()

  const refusal = expect.stringMatching(/^請求書払いのご利用枠の残り（50,000円）を[\d,]+円超えています。/)
  expect(await paymentOf(shopper)).toMatchObject({ is_available: false, unavailable_reason: refusal })
  await expect(shopper.decide()).rejects.toMatchObject({
    status: 422,
    code: 'cart.payment.not_available',
    message: expect.stringContaining('ご利用枠の残り（50,000円）を'),
  })
  expect((await credit()).used).toBe(0)
})

test('restores credit once when a bank payment is recorded twice', async () => {
  await mayOwe(100_000)
  const shopper = await aCart(80_000)
  await shopper.payBy('deferred')
  await shopper.decide()
  const next = await aCart(80_000)
  expect((await paymentOf(next)).is_available).toBe(false)
  const { used } = await credit()
  const told = { code: await codeOf(as), amount: used, reference: 'FURIKOMI-1' }

  const first = await recordCreditPayment(api.services, told)
  const again = await recordCreditPayment(api.services, told)

  expect([first, again]).toMatchObject([
    { is_new: true, used: 0, available: 100_000 },
    { is_new: false, used: 0, available: 100_000 },
  ])
  expect((await paymentOf(next)).is_available).toBe(true)
  expect((await credit()).bills).toEqual([])
})

test('rejects a bank reference already recorded with another amount', async () => {
  await mayOwe(100_000)
  const told = { code: await codeOf(as), amount: 5_000, reference: 'FURIKOMI-2' }
  await recordCreditPayment(api.services, told)

  await expect(recordCreditPayment(api.services, { ...told, amount: 6_000 })).rejects.toThrow(
    'FURIKOMI-2 is noted already, with 5000 yen instead of 6000.',
  )
})

test('lets staff open a credit account and change its limit', async () => {
  const code = await codeOf(as)

  const opened = await setCreditLimit(api.services, { code, limit: 300_000 })
  await api.db
    .updateTable('credit_account')
    .set({ closing_day: 20 })
    .where('user_account_id', '=', as.id)
    .execute()
  const changed = await setCreditLimit(api.services, { code, limit: 50_000 })

  expect(opened).toMatchObject({ limit: 300_000, available: 300_000, terms: '月末締め・翌月末払い' })
  expect(changed).toMatchObject({ limit: 50_000, terms: '毎月20日締め・翌月末払い' })
  expect(await credit()).toMatchObject({ limit: 50_000 })
})

test.each([
  [{ code: 'NOBODY', limit: 1 }, 'There is no member NOBODY.'],
  [{ code: 'NOBODY', limit: -1 }, 'whole yen'],
  [{ code: 'NOBODY', limit: NaN }, 'whole yen'],
  [{ code: 'NOBODY', limit: 3_000_000_000 }, 'whole yen'],
])('rejects an invalid credit limit', async (told, message) => {
  await expect(setCreditLimit(api.services, told)).rejects.toThrow(message)
})

test('issues a receipt only after payments cover the order', async () => {
  await mayOwe(300_000)
  for (const price of [20_000, 10_000]) {
    const shopper = await aCart(price)
    await shopper.payBy('deferred')
    await shopper.decide()
    api.advanceClock(60_000)
  }
  const orders = await api.db
    .updateTable('order')
    .set({ status: 'delivered' })
    .where('user_account_id', '=', as.id)
    .returning(['id', 'total_payment'])
    .execute()
  const [older, newer] = orders.sort((a, b) => a.id - b.id)
  const receiptOf = async ({ id }: { id: number } = { id: 0 }) => {
    const { body } = await api.call('GET', `/v1/me/orders/${id}`, { as })
    const { status } = await api.call('GET', `/v1/me/orders/${id}/download/receipt`, { as })
    return [body.has_receipt, status]
  }
  const pay = async (amount: number, reference: string) =>
    recordCreditPayment(api.services, { code: await codeOf(as), amount, reference })
  const none = [false, 422]
  expect([await receiptOf(older), await receiptOf(newer)]).toEqual([none, none])

  await pay(older!.total_payment - 1, 'first')
  expect([await receiptOf(older), await receiptOf(newer)]).toEqual([none, none])
  await pay(1, 'second')
  expect([await receiptOf(older), await receiptOf(newer)]).toEqual([[true, 200], none])
  await pay(newer!.total_payment, 'third')
  expect(await receiptOf(newer)).toEqual([true, 200])
})

test('prevents a member in debt from closing the account', async () => {
  const { id, email } = await aUserWithPassword(api.db)
  as = { id, email, accessToken: await aSession(api.db, id) }
  await mayOwe(100_000)
  const shopper = await aCart(10_000)
  await shopper.payBy('deferred')
  await shopper.decide()
  const { used } = await credit()
  const leave = () => api.call('DELETE', '/v1/me/user', { as, body: { current_password: knownPassword } })

  const refused = await leave()
  expect(refused.status).toBe(422)
  expect(refused.body.code).toBe('credit.owed')
  expect(refused.body.message).toContain(`${used.toLocaleString('ja-JP')}円のお支払いを確認できていないため`)
  expect(await credit()).toMatchObject({ used })

  await recordCreditPayment(api.services, { code: await codeOf(as), amount: used, reference: 'all' })
  expect((await leave()).status).toBe(204)
})

test('restores the credit of a cancelled order', async () => {
  await mayOwe(300_000)
  const shopper = await aCart(10_000)
  await shopper.payBy('deferred')
  await shopper.decide()
  const { id } = await api.db
    .selectFrom('order')
    .select('id')
    .where('user_account_id', '=', as.id)
    .executeTakeFirstOrThrow()

  const { status } = await api.call('PUT', `/v1/me/orders/${id}/cancel`, {
    as,
    body: { cancel_reason: '数量の間違い' },
  })

  expect(status).toBeLessThan(300)
  expect(await credit()).toMatchObject({ used: 0, bills: [] })
})

test.each(['guest', 'member'])('offers credit after the first order to a %s without it', async (who) => {
  await mayOwe(300_000, await api.signIn())
  const shopper = await aCart(8_000, who === 'guest' ? null : as)

  expect(shopper.cart.credit).toBeNull()
  expect(await paymentOf(shopper)).toMatchObject({
    is_available: false,
    unavailable_reason:
      '請求書払いは、ご利用枠のある会員の方がお使いいただけます。初回のご注文のあとにご案内します。',
  })
})

test('keeps the usual limit where the shop does not sell on account', async () => {
  await aSetting(api.db, 'PAYMENT.IS_CREDIT_USE', false)
  const shopper = await aCart(80_000)
  const { unavailable_reason } = await paymentOf(shopper)
  await aSetting(api.db, 'PAYMENT.IS_CREDIT_USE', true)

  expect(unavailable_reason).toContain('55,000円まで')
})

test.each([
  [{ code: 'NOBODY', amount: 1, reference: 'x' }, 'no credit account'],
  [{ code: 'NOBODY', amount: 0.5, reference: 'x' }, 'whole yen'],
  [{ code: 'NOBODY', amount: -1, reference: 'x' }, 'whole yen'],
])('rejects an invalid payment', async (told, message) => {
  await expect(recordCreditPayment(api.services, told)).rejects.toThrow(message)
})

test('uses the index on a member’s orders for the debt query', async () => {
  const plan = await api.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    return buildCreditQuery(trx, as.id).explain()
  })

  expect(JSON.stringify(plan)).toContain('order_of_member')
})
