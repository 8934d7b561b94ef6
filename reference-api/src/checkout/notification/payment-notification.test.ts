import { computeSignature } from '../../platform/secret/signature.rules'
import { aProduct } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { anUnpaidOrder, fetchOrder } from '../../testing/endpoints/deposit-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { testSecrets } from '../../testing/secrets'
import { unreachable } from '../../payment/payment/service-away.rules'
import { completePath, returnPath } from '../../payment/payment/return-path.rules'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const signed = (fields: Record<string, string | number>) => ({
  ...fields,
  signature: computeSignature(fields, testSecrets.payment[0]),
})
const notify = (fields: { order_no: string; transaction_id: string; amount: number }) =>
  api.call('POST', '/v1/sbpayment/receive/payment', { body: signed({ ...fields, result: 'authorised' }) })
const judge = (fields: { order_no: string; transaction_id: string; result: string }) =>
  api.call('POST', '/v1/sbpayment/receive/fraud-detection', { body: signed(fields) })

async function aCardOrder(number: string) {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo()
  await shopper.payByCard(number)
  const { order_no, redirect_url } = await shopper.decide()
  const transaction = api.sandbox.book.findOfOrder(order_no)!
  return { order_no: order_no as string, redirect_url, transaction, amount: transaction.amount }
}

/** Creates an order that expires at the challenge, which the shopper then passes. */
async function aLatePayment() {
  const order = await aCardOrder('4111111111111111')
  await api.db
    .updateTable('order')
    .set({ status: 'payment_failed' })
    .where('order_no', '=', order.order_no)
    .execute()
  await api.call('POST', new URL(order.redirect_url as string).pathname, {
    headers: form,
    body: 'code=123456&action=submit',
  })
  return order
}

async function warningsOf(work: () => Promise<unknown>) {
  const warn = jest.spyOn(api.services.log, 'warn')
  await work()
  const texts = warn.mock.calls.map(([fields, text]) => ({ ...(fields as object), text }))
  warn.mockRestore()
  return texts
}

test('logs and voids a late payment', async () => {
  const { order_no, amount, transaction } = await aLatePayment()

  const lines = await warningsOf(() => notify({ order_no, amount, transaction_id: transaction.id }))
  await api.runJobs()

  expect(lines).toContainEqual({ orderNo: order_no, amount, text: 'late payment is voided' })
  expect(api.sandbox.book.find(transaction.id)?.status).toBe('voided')
})

test('retries a failed void', async () => {
  const { transaction } = await aLatePayment()
  const { cancel } = api.services.payments
  api.services.payments.cancel = () => Promise.reject(unreachable(new Error('away')))

  await expect(api.runJobs()).rejects.toThrow()
  api.services.payments.cancel = cancel
  // Does what the queue does with a job that no worker has finished.
  await api.db
    .withTables<{ 'pgboss.job': { name: string; state: string } }>()
    .updateTable('pgboss.job')
    .set({ state: 'retry' })
    .where('name', '=', 'payment.void-cancelled')
    .where('state', '=', 'active')
    .execute()
  await api.runJobs()

  expect(api.sandbox.book.find(transaction.id)?.status).toBe('voided')
})

test('voids only the second transaction for a paid order', async () => {
  const { order_no, amount, transaction } = await aCardOrder('4242424242424242')
  const { book } = api.sandbox
  book.write({ ...transaction, id: 'another' })

  await notify({ order_no, amount, transaction_id: 'another' })
  await api.runJobs()

  expect(book.find('another')?.status).toBe('voided')
  expect(book.find(transaction.id)?.status).toBe('authorised')
  expect(await fetchOrder(api, order_no)).toMatchObject({ status: 'accepted' })
})

test('voids a card payment for an order paid by bank transfer', async () => {
  const { order_no, amount } = await anUnpaidOrder(api)
  const { transaction } = await aCardOrder('4242424242424242')
  api.sandbox.book.write({ ...transaction, id: `card-of-${order_no}`, order_no, amount })

  await notify({ order_no, amount, transaction_id: `card-of-${order_no}` })
  await api.runJobs()

  expect(api.sandbox.book.find(`card-of-${order_no}`)?.status).toBe('voided')
  expect(await fetchOrder(api, order_no)).toMatchObject({ status: 'waiting_deposit' })
})

test('rejects and logs a payment with the wrong amount', async () => {
  const { order_no, transaction } = await aCardOrder('4242424242424242')

  const lines = await warningsOf(async () =>
    expect((await notify({ order_no, amount: 1, transaction_id: transaction.id })).status).toBe(422),
  )

  expect(lines).toEqual([{ orderNo: order_no, amount: 1, text: 'payment fits no order' }])
})

test('logs a failed payment for an accepted order', async () => {
  const { order_no, amount, transaction } = await aCardOrder('4242424242424242')
  api.sandbox.book.write({ ...transaction, status: 'voided' })

  const lines = await warningsOf(() => notify({ order_no, amount, transaction_id: transaction.id }))

  expect(lines).toMatchObject([{ orderNo: order_no, text: 'payment of a standing order has failed' }])
})

test('logs a rejected payment for an order that can’t be cancelled', async () => {
  const { order_no, amount, transaction } = await aCardOrder('4242424242424242')
  await api.db.updateTable('order').set({ status: 'shipped' }).where('order_no', '=', order_no).execute()
  const verdict = { order_no, transaction_id: transaction.id, result: 'rejected' }

  const lines = await warningsOf(() => judge(verdict))

  expect(lines).toEqual([{ orderNo: order_no, amount, text: 'payment is rejected, order stands' }])
})

test.each(['accepted', 'preparing', 'shipped', 'delivered', 'cancelled'] as const)(
  'redirects a returning shopper to completion when the order is %s',
  async (status) => {
    const { order_no } = await aCardOrder('4242424242424242')
    await api.db.updateTable('order').set({ status }).where('order_no', '=', order_no).execute()

    const { headers } = await api.call('GET', returnPath(api.services, order_no))

    expect(headers['location']).toBe(`https://shop.example.jp${completePath(api.services, order_no)}`)
  },
)
