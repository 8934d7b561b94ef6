import { completePath } from '../../payment/payment/return-path.rules'
import { computeSignature } from '../../platform/secret/signature.rules'
import { aProduct } from '../../testing/builders'
import { aShopper, fetchStock } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { releaseOverdueOrders } from '../cancellation/release-orders.job'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())
beforeEach(() => api.mails.splice(0))

const form = { 'content-type': 'application/x-www-form-urlencoded' }

async function aCardShopper(number: string) {
  const product = await aProduct(api.db, { stock: 5 })
  const shopper = await aShopper(api)
  await shopper.add(product.id, 2)
  await shopper.shipTo()
  await shopper.payByCard(number)
  return { shopper, product }
}

const challengeOf = (decision: { redirect_url: string }) => new URL(decision.redirect_url).pathname
const follow = async (location: string) => {
  const { pathname, search } = new URL(location)
  return (await api.call('GET', pathname + search)).headers['location']
}

test('accepts a card without a challenge immediately', async () => {
  const { shopper } = await aCardShopper('4242424242424242')

  expect(await shopper.decide()).toMatchObject({ status: 'accepted', redirect_url: null })
})

test('accepts the order after the shopper passes the card challenge', async () => {
  const { shopper, product } = await aCardShopper('4111111111111111')

  const decision = await shopper.decide()
  expect(decision).toMatchObject({ status: 'needs_authentication', receipt_token: null })
  expect(await fetchStock(api.db, product.id)).toBe(3)
  await expect(shopper.add(product.id)).rejects.toMatchObject({ code: 'cart.common.payment_in_progress' })
  const page = await api.call('GET', challengeOf(decision))
  expect(page.body).toContain('本人認証サービス')
  expect(page.body).toContain('************1111')
  const wrong = await api.call('POST', challengeOf(decision), {
    headers: form,
    body: 'code=000000&action=submit',
  })
  expect(wrong.body).toContain('認証コードが正しくありません')
  const passed = await api.call('POST', challengeOf(decision), {
    headers: form,
    body: 'code=123456&action=submit',
  })

  expect(await follow(String(passed.headers['location']))).toBe(
    `https://shop.example.jp${completePath(api.services, decision.order_no)}`,
  )
  await api.runJobs()
  expect(api.mails.filter(({ subject }) => subject.includes(decision.order_no))).toHaveLength(1)
  const { body } = await shopper.send(
    'GET',
    `/v1/carts/order/${decision.order_no}?token=${shopper.cart.token}`,
  )
  expect(body).toMatchObject({
    status: 'accepted',
    total_payment: 6600 + 770,
    receipt_token: expect.any(String),
  })
})

test('accepts the order by notification if the browser never returns', async () => {
  const { shopper } = await aCardShopper('4111111111111111')
  const decision = await shopper.decide()
  await api.call('POST', challengeOf(decision), { headers: form, body: 'code=１２３４５６' })

  await api.runJobs()

  expect((await shopper.get()).data.order_no).toBe(decision.order_no)
})

test('returns stock and reopens the cart after a cancelled challenge', async () => {
  const { shopper, product } = await aCardShopper('4111111111111111')
  const decision = await shopper.decide()

  const cancelled = await api.call('POST', challengeOf(decision), { headers: form, body: 'action=cancel' })

  expect(await follow(String(cancelled.headers['location']))).toBe(
    'https://shop.example.jp/cart/payment?error=cart.payment.cancelled',
  )
  expect(await fetchStock(api.db, product.id)).toBe(5)
  expect((await shopper.get()).data.transaction_error).toMatchObject({ code: 'cart.payment.cancelled' })
  await shopper.patch('transaction/error/delete', {})
  expect(shopper.cart.data.transaction_error).toBeNull()
  await shopper.payByCard('4242424242424242')
  expect(await shopper.decide('confirm-2')).toMatchObject({ status: 'accepted' })
})

test.each([
  ['4000000000000002', 'cart.payment.refused'],
  ['4000000000000069', 'cart.payment.expired_token'],
  ['4000000000000119', 'cart.payment.timed_out'],
])('rejects card %s with %s and releases the stock', async (number, code) => {
  const { shopper, product } = await aCardShopper(number)

  await expect(shopper.decide()).rejects.toMatchObject({ status: 422, code })

  expect(await fetchStock(api.db, product.id)).toBe(5)
  await shopper.add(product.id)
})

test('cancels the payment if the shopper returns without paying', async () => {
  const { shopper, product } = await aCardShopper('4111111111111111')
  const decision = await shopper.decide()

  await shopper.patch('transaction/error/delete', {})

  expect(await fetchStock(api.db, product.id)).toBe(5)
  const page = await api.call('GET', challengeOf(decision))
  expect(page.status).toBe(303)
  await shopper.add(product.id)
})

test('times out an abandoned challenge after ten minutes', async () => {
  const { shopper, product } = await aCardShopper('4111111111111111')
  const decision = await shopper.decide()
  const tenMinutesMs = 11 * 60_000

  api.advanceClock(tenMinutesMs)
  const late = await api.call('POST', challengeOf(decision), { headers: form, body: 'code=123456' })
  const location = await follow(String(late.headers['location']))
  api.advanceClock(-tenMinutesMs)

  expect(location).toBe('https://shop.example.jp/cart/payment?error=cart.payment.timed_out')
  expect(await fetchStock(api.db, product.id)).toBe(5)
})

test('rejects the payment after three wrong codes', async () => {
  const { shopper } = await aCardShopper('4111111111111111')
  const decision = await shopper.decide()
  const guess = () => api.call('POST', challengeOf(decision), { headers: form, body: 'code=000000' })

  expect([(await guess()).status, (await guess()).status]).toEqual([200, 200])
  const last = await guess()

  expect(await follow(String(last.headers['location']))).toBe(
    'https://shop.example.jp/cart/payment?error=cart.payment.refused',
  )
})

test('releases an order left unpaid for 30 minutes', async () => {
  const { shopper, product } = await aCardShopper('4111111111111111')
  await shopper.decide()

  api.advanceClock(31 * 60_000)
  await releaseOverdueOrders.run({}, api.services)
  api.advanceClock(-31 * 60_000)

  expect(await fetchStock(api.db, product.id)).toBe(5)
  expect((await shopper.get()).data.transaction_error).toMatchObject({ code: 'cart.payment.timed_out' })
})

test('accepts an overdue order whose authorisation succeeded but the response was lost', async () => {
  const { shopper, product } = await aCardShopper('4242424242424242')
  const { order_no } = await shopper.decide()
  const { id } = await api.db
    .updateTable('order')
    .set({ status: 'pending_payment', payment_expires_at: api.clock.now().toISOString() })
    .where('order_no', '=', order_no)
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .updateTable('order_payment')
    .set({ status: 'requested', transaction_id: null })
    .where('order_id', '=', id)
    .execute()

  api.advanceClock(31 * 60_000)
  await releaseOverdueOrders.run({}, api.services)
  api.advanceClock(-31 * 60_000)

  expect(await shopper.send('GET', `/v1/carts/order/${order_no}?token=${shopper.cart.token}`)).toMatchObject({
    body: { status: 'accepted' },
  })
  expect(await fetchStock(api.db, product.id)).toBe(3)
})

test('voids a payment that succeeds after the order was released', async () => {
  const { shopper, product } = await aCardShopper('4111111111111111')
  const decision = await shopper.decide()
  const order = await api.db
    .selectFrom('order')
    .selectAll()
    .where('order_no', '=', decision.order_no)
    .executeTakeFirstOrThrow()
  await api.db.updateTable('order').set({ status: 'payment_failed' }).where('id', '=', order.id).execute()

  await api.call('POST', challengeOf(decision), { headers: form, body: 'code=123456' })
  await api.runJobs()

  expect(api.sandbox.book.findOfOrder(order.order_no)?.status).toBe('voided')
  expect(await fetchStock(api.db, product.id)).toBe(3)
})

test('rejects a notification with a wrong signature', async () => {
  const { shopper } = await aCardShopper('4111111111111111')
  const { order_no } = await shopper.decide()
  const fields = { order_no, transaction_id: 'x', amount: 7370, result: 'authorised' }

  const forged = await api.call('POST', '/v1/sbpayment/receive/payment', {
    body: { ...fields, signature: computeSignature(fields, 'guess') },
  })

  expect(forged).toMatchObject({ status: 401, body: { code: 'sbpayment.bad_signature' } })
})

test('cancels the order and returns stock after a fraud verdict', async () => {
  const { shopper, product } = await aCardShopper('4242424242424242')
  const { order_no } = await shopper.decide()
  const { id: transaction_id } = api.sandbox.book.findOfOrder(order_no)!
  const fields = { order_no, transaction_id, result: 'rejected' }

  const answer = await api.call('POST', '/v1/sbpayment/receive/fraud-detection', {
    body: { ...fields, signature: computeSignature(fields, 'test-secret') },
  })

  await api.runJobs()

  expect(answer.status).toBe(204)
  expect(await fetchStock(api.db, product.id)).toBe(5)
  expect(api.sandbox.book.find(transaction_id)?.status).toBe('voided')
})
