import { aProduct } from '../../testing/builders'
import { aShopper, fetchStock } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { closedMs, lateMs } from '../../sandbox-payment/wallet/wallet.rules'
import { completePath, returnPath } from '../../payment/payment/return-path.rules'
import { unreachable } from '../../payment/payment/service-away.rules'
import { releaseOverdueOrders } from '../cancellation/release-orders.job'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 100 })
  await api.db.updateTable('payment').set({ is_show: true }).where('kind', '=', 'wallet').execute()
}, 60_000)
afterAll(() => api.close())
beforeEach(() => api.mails.splice(0))

const form = { 'content-type': 'application/x-www-form-urlencoded' }
type Payments = { id: number; code: string }[]

/** Takes a guest to the wallet's page, with two of five pieces in stock reserved. */
async function atTheWallet(code = 'paypay') {
  const product = await aProduct(api.db, { stock: 5 })
  const shopper = await aShopper(api)
  await shopper.add(product.id, 2)
  await shopper.shipTo()
  await shopper.payBy('bank_transfer')
  const payments: Payments = (await shopper.send('GET', `/v1/payments/carts/${shopper.cart.token}`)).body.data
  const payment_id = payments.find((payment) => payment.code === code)?.id
  await shopper.patch('order/modify', { payment_id })
  const decision = await shopper.decide()
  const page = new URL(decision.redirect_url).pathname
  const press = (fields: Record<string, string>) =>
    api.call('POST', page, { headers: form, body: new URLSearchParams(fields).toString() })
  const comeBack = async () =>
    (await api.call('GET', returnPath(api.services, decision.order_no))).headers['location']
  return { shopper, product, order_no: decision.order_no as string, decision, press, comeBack }
}

const statusOf = async (order_no: string) =>
  (await api.db.selectFrom('order').select('status').where('order_no', '=', order_no).executeTakeFirst())
    ?.status
const paymentOf = (order_no: string) =>
  api.db
    .selectFrom('order_payment')
    .innerJoin('order', 'order.id', 'order_payment.order_id')
    .select(['order_payment.status', 'order_payment.refunded'])
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()
const mailsOf = (order_no: string) => api.mails.filter(({ subject }) => subject.includes(order_no))
const complete = (order_no: string) => `https://shop.example.jp${completePath(api.services, order_no)}`

test.each(['paypay', 'amazon_pay', 'rakuten_pay', 'd_barai', 'apple_pay', 'google_pay'])(
  'accepts the order when the shopper consents at %s and returns',
  async (code) => {
    const { decision, order_no, press, comeBack } = await atTheWallet(code)
    expect(decision).toMatchObject({ status: 'needs_authentication' })
    expect(decision.redirect_url).toMatch(/^https:\/\/pay\.example\.jp\/sandbox-payment\/wallet\//)

    await press({ action: 'pay' })

    expect(await comeBack()).toBe(complete(order_no))
    expect(await statusOf(order_no)).toBe('accepted')
  },
)

test('leads to the waiting screen while the payment service does not answer', async () => {
  const { order_no, press, comeBack } = await atTheWallet()
  await press({ action: 'pay' })
  const asked = jest.spyOn(api.services.payments, 'inquire').mockRejectedValue(new Error('no answer'))

  const way = await comeBack()

  asked.mockRestore()
  expect(way).toBe(completePath(api.services, order_no))
  expect(await statusOf(order_no)).toBe('pending_payment')
})

test('accepts the order once when return and notification arrive concurrently', async () => {
  const { product, order_no, press, comeBack } = await atTheWallet()
  await press({ action: 'pay' })

  await Promise.all([comeBack(), api.runJobs(), comeBack(), comeBack()])
  await api.runJobs()

  expect(await statusOf(order_no)).toBe('accepted')
  expect(mailsOf(order_no)).toHaveLength(1)
  expect(await fetchStock(api.db, product.id)).toBe(3)
})

test('accepts the order by notification if the browser was closed', async () => {
  const { order_no, press } = await atTheWallet()
  await press({ action: 'pay', behaviour: 'closed' })
  await api.runJobs()
  expect(await statusOf(order_no)).toBe('pending_payment')

  api.advanceClock(closedMs)
  await api.runJobs()

  expect(await statusOf(order_no)).toBe('accepted')
  expect(mailsOf(order_no)).toHaveLength(1)
})

test('keeps the order pending until a late payment is decided', async () => {
  const { order_no, press, comeBack } = await atTheWallet()
  await press({ action: 'pay', behaviour: 'late' })

  expect(await comeBack()).toBe(complete(order_no))
  expect(await statusOf(order_no)).toBe('pending_payment')
  api.advanceClock(lateMs)
  await api.runJobs()

  expect(await statusOf(order_no)).toBe('accepted')
})

test.each([
  ['cancelled', { action: 'cancel' }, 'PayPayでのお支払いがキャンセルされました'],
  ['refused', { action: 'pay', behaviour: 'refused' }, 'PayPayでお支払いいただけませんでした'],
  ['timed_out', { action: 'pay', behaviour: 'timed_out' }, 'PayPayのお手続きが時間切れになりました'],
])('returns stock and shows the reason for a %s wallet payment', async (outcome, fields, words) => {
  const { shopper, product, order_no, press, comeBack } = await atTheWallet()
  await press(fields as Record<string, string>)

  expect(await comeBack()).toBe(`https://shop.example.jp/cart/payment?error=cart.payment.${outcome}`)

  expect(await statusOf(order_no)).toBe('payment_failed')
  expect(await fetchStock(api.db, product.id)).toBe(5)
  const { data } = await shopper.get()
  expect(data.transaction_error).toEqual({
    code: `cart.payment.${outcome}`,
    message: expect.stringContaining(words),
  })
  expect(data.detail).toMatchObject({
    products: [{ quantity: 2 }],
    shippings: [{ city: '千代田区' }],
    orderer: { email: 'taro@example.jp' },
  })
})

test('voids a payment made after the order was released', async () => {
  const { product, order_no, press } = await atTheWallet()
  await api.db
    .updateTable('order')
    .set({ payment_expires_at: api.clock.now().toISOString() })
    .where('order_no', '=', order_no)
    .execute()
  await releaseOverdueOrders.run({}, api.services)
  expect(await statusOf(order_no)).toBe('payment_failed')

  const late = await press({ action: 'pay' })
  await api.runJobs()

  expect(late.status).toBe(303)
  expect(await statusOf(order_no)).toBe('payment_failed')
  expect(api.sandbox.book.findOfOrder(order_no)?.status).toBe('voided')
  expect(await fetchStock(api.db, product.id)).toBe(5)
})

test('accepts an order paid during its cancellation', async () => {
  const { shopper, order_no, press } = await atTheWallet()
  const { inquire } = api.services.payments
  // The shopper consents in another tab between the inquiry and its result.
  api.services.payments.inquire = async (id) => {
    const outcome = await inquire(id)
    api.services.payments.inquire = inquire
    await press({ action: 'pay' })
    await api.sandbox.deliverDue()
    return outcome
  }

  await shopper.patch('transaction/error/delete', {})

  expect(await statusOf(order_no)).toBe('accepted')
  expect(await paymentOf(order_no)).toMatchObject({ status: 'authorised' })
  expect(api.sandbox.book.findOfOrder(order_no)?.status).toBe('authorised')
  expect(shopper.cart.data.order_no).toBe(order_no)
})

test('releases other overdue orders when one payment inquiry fails', async () => {
  const [one, other] = [await atTheWallet(), await atTheWallet()]
  for (const { order_no } of [one, other])
    await api.db
      .updateTable('order')
      .set({ payment_expires_at: api.clock.now().toISOString() })
      .where('order_no', '=', order_no)
      .execute()
  const { inquire } = api.services.payments
  const silent = api.sandbox.book.findOfOrder(one.order_no)?.id
  api.services.payments.inquire = (id) =>
    id === silent ? Promise.reject(new Error('no answer')) : inquire(id)

  await expect(releaseOverdueOrders.run({}, api.services)).rejects.toThrow('no answer')
  api.services.payments.inquire = inquire

  expect([await statusOf(one.order_no), await statusOf(other.order_no)]).toEqual([
    'pending_payment',
    'payment_failed',
  ])
})

test('stops inquiring after two failures while the payment service is unreachable', async () => {
  const wallets = [await atTheWallet(), await atTheWallet(), await atTheWallet()]
  const product = await aProduct(api.db, { stock: 5 })
  const shopper = await aShopper(api)
  await shopper.add(product.id, 2)
  await shopper.shipTo()
  await shopper.payBy('bank_transfer')
  const deposit = await shopper.decide()
  await api.db
    .updateTable('order')
    .set({ payment_expires_at: api.clock.now().toISOString() })
    .where(
      'order_no',
      'in',
      [...wallets, deposit].map(({ order_no }) => order_no),
    )
    .execute()
  const asked = jest.spyOn(api.services.payments, 'inquire').mockRejectedValue(unreachable(new Error('away')))

  await expect(releaseOverdueOrders.run({}, api.services)).rejects.toMatchObject({
    code: 'payment_service.unreachable',
  })
  const questions = asked.mock.calls.length
  asked.mockRestore()

  expect(questions).toBe(2)
  expect(await statusOf(deposit.order_no)).toBe('cancelled')
  expect(await fetchStock(api.db, product.id)).toBe(5)
  await releaseOverdueOrders.run({}, api.services)
  expect(await Promise.all(wallets.map(({ order_no }) => statusOf(order_no)))).toEqual(
    Array(3).fill('payment_failed'),
  )
})

test('accepts a card entered on the payment service’s own page', async () => {
  const product = await aProduct(api.db, { stock: 5 })
  const shopper = await aShopper(api)
  await shopper.add(product.id)
  await shopper.shipTo()
  await shopper.payBy('card', { is_card_hosted: true })
  expect(shopper.detail.payment).toMatchObject({ is_card_hosted: true, masked_number: null })
  const { order_no, redirect_url } = await shopper.decide()
  const page = new URL(redirect_url).pathname
  const type = (number: string) =>
    api.call('POST', page, {
      headers: form,
      body: new URLSearchParams({
        number,
        expiration: '12/40',
        security_code: '123',
        name: 'TARO',
      }).toString(),
    })

  const challenge = String((await type('4111-1111-1111-1111')).headers['location'])
  expect(challenge).toContain('/sandbox-payment/3ds/')
  await api.call('POST', challenge, { headers: form, body: 'code=123456' })

  expect((await api.call('GET', returnPath(api.services, order_no))).headers['location']).toBe(
    complete(order_no),
  )
  expect(await statusOf(order_no)).toBe('accepted')
})

test('uses a card entered in the shop instead of the service’s page', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo()
  await shopper.payBy('card', { is_card_hosted: true })
  await shopper.payByCard('4242424242424242')

  expect(shopper.detail.payment).toMatchObject({ is_card_hosted: false, masked_number: '************4242' })
  expect(await shopper.decide()).toMatchObject({ status: 'accepted', redirect_url: null })
})

test('doesn’t reveal or settle an order for a guessed return URL', async () => {
  const { order_no, press } = await atTheWallet()
  await press({ action: 'refuse' })
  const ask = async (path: string) => {
    const { status, headers } = await api.call('GET', path)
    return [status, headers['location']]
  }

  for (const no of [order_no, 'T20990101-000001'])
    for (const guess of ['', '?t=guessed', `?t=${returnPath(api.services, 'T1').split('=')[1]}`])
      expect(await ask(`/v1/sbpayment/return/${no}${guess}`)).toEqual([303, `/cart/complete?order_no=${no}`])

  expect(await statusOf(order_no)).toBe('pending_payment')
})
