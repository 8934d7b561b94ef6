import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { anUnpaidOrder, fetchOrder, sendDeposit } from '../../testing/endpoints/deposit-builders'
import { listOwedRefunds } from '../owed-refund/owed-refund.sql'
import { cancelByShop } from '../cancellation/cancel-order.command'
import { releaseOverdueOrders } from '../cancellation/release-orders.job'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())
beforeEach(() => api.mails.splice(0))

const dayMs = 86_400_000

const owedFor = async (orderNo: string) =>
  (await listOwedRefunds(api.db)).filter(({ order_no }) => order_no === orderNo)

async function mailsOf(orderNo: string) {
  await api.runJobs()
  return api.mails.filter(({ subject }) => subject.includes(orderNo))
}

async function warningsOf(work: () => Promise<unknown>) {
  const warn = jest.spyOn(api.services.log, 'warn')
  await work()
  const lines = warn.mock.calls.map(([fields, text]) => ({ ...(fields as object), text }))
  warn.mockRestore()
  return lines
}

async function lapse() {
  api.advanceClock(8 * dayMs)
  await releaseOverdueOrders.run({}, api.services)
  api.advanceClock(-8 * dayMs)
}

test('records a refund due for a payment on an expired order', async () => {
  const { order_no, amount } = await anUnpaidOrder(api)
  await lapse()

  const { status } = await sendDeposit(api, { order_no, amount })

  expect(status).toBe(204)
  expect(await owedFor(order_no)).toMatchObject([
    { amount, reason: 'order_cancelled', email: 'taro@example.jp', payment_name: '銀行振込（前払い）' },
  ])
  expect(await fetchOrder(api, order_no)).toMatchObject({ status: 'cancelled' })
})

test('emails a late payer about the refund', async () => {
  const { order_no, amount } = await anUnpaidOrder(api)
  await lapse()
  await mailsOf(order_no)
  api.mails.splice(0)

  await sendDeposit(api, { order_no, amount })

  const [mail, ...others] = await mailsOf(order_no)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'taro@example.jp' })
  expect(mail?.subject).toContain('ご入金いただいた代金のご返金について')
  expect(mail?.text).toContain('キャンセルの理由： お支払い期限までにご入金を確認できなかったため')
  expect(mail?.text).toContain('ご入金いただいた4,070円は、全額ご返金いたします。')
})

test('omits personal data when logging a deposit that must be refunded', async () => {
  const { order_no, amount } = await anUnpaidOrder(api)
  await lapse()

  const lines = await warningsOf(() => sendDeposit(api, { order_no, amount }))

  expect(lines).toEqual([
    { orderNo: order_no, amount, reason: 'order_cancelled', text: 'money is owed to the payer' },
  ])
})

test('lists the refund of a late deposit under the cancelled order', async () => {
  const as = await api.signIn()
  const { order_no, amount } = await anUnpaidOrder(api, { as })
  const { id } = await fetchOrder(api, order_no)
  await api.call('PUT', `/v1/me/orders/${id}/cancel`, { as, body: { cancel_reason: '不要になったため' } })

  await sendDeposit(api, { order_no, amount })

  const { body } = await api.call('GET', `/v1/me/orders/${id}`, { as })
  expect(body.cancel_only_ecd_key).toContain('ご返金')
})

test('records a refund due for a second payment', async () => {
  const { order_no, amount } = await anUnpaidOrder(api)
  await sendDeposit(api, { order_no, amount, deposit_id: 'd-1' })
  await mailsOf(order_no)
  api.mails.splice(0)

  await sendDeposit(api, { order_no, amount, deposit_id: 'd-2' })

  expect(await owedFor(order_no)).toMatchObject([{ amount, reason: 'already_paid' }])
  expect(await fetchOrder(api, order_no)).toMatchObject({ status: 'accepted' })
  const [mail] = await mailsOf(order_no)
  expect(mail?.text).toContain('お支払いは、すでに確認しております。')
  expect(mail?.text).toContain('ご注文はそのまま承っております。')
})

test.each([{}, { deposit_id: 'd-1' }])(
  'logs a repeated message (%j) without recording a refund',
  async (id) => {
    const { order_no, amount } = await anUnpaidOrder(api)
    await sendDeposit(api, { order_no, amount, ...id })

    const lines = await warningsOf(() => sendDeposit(api, { order_no, amount, ...id }))

    expect(await owedFor(order_no)).toEqual([])
    expect(lines).toEqual([{ orderNo: order_no, amount, text: 'deposit is repeated' }])
  },
)

test('accepts an order once when messages about a deposit arrive concurrently', async () => {
  const { order_no, amount } = await anUnpaidOrder(api)
  const message = { order_no, amount, deposit_id: 'd-1' }

  await Promise.all(Array.from({ length: 5 }, () => sendDeposit(api, message)))

  expect(await owedFor(order_no)).toEqual([])
  expect((await mailsOf(order_no)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('ご注文ありがとうございます'),
    expect.stringContaining('ご入金を確認しました'),
  ])
})

test('rejects a wrong amount and records one refund due', async () => {
  const { order_no } = await anUnpaidOrder(api)

  expect((await sendDeposit(api, { order_no, amount: 3000 })).status).toBe(422)
  expect((await sendDeposit(api, { order_no, amount: 3000 })).body.code).toBe('sbpayment.order_mismatch')

  expect(await owedFor(order_no)).toMatchObject([{ amount: 3000, reason: 'wrong_amount' }])
  expect(await fetchOrder(api, order_no)).toMatchObject({ status: 'waiting_deposit' })
})

test('emails the right amount and deadline after a wrong deposit', async () => {
  const { order_no } = await anUnpaidOrder(api)
  await mailsOf(order_no)
  api.mails.splice(0)

  await sendDeposit(api, { order_no, amount: 3000 })

  const [mail] = await mailsOf(order_no)
  expect(mail?.text).toContain('ご請求額（4,070円）と異なるため')
  expect(mail?.text).toMatch(/までに、ご請求額をあらためてお支払いください/)
})

test('accepts the right amount after a wrong one', async () => {
  const { order_no, amount } = await anUnpaidOrder(api)
  await sendDeposit(api, { order_no, amount: 3000 })

  expect((await sendDeposit(api, { order_no, amount })).status).toBe(204)

  expect(await fetchOrder(api, order_no)).toMatchObject({ status: 'accepted' })
})

test('rejects and logs a deposit for an unknown order', async () => {
  const message = { order_no: 'T0', amount: 100 }

  const lines = await warningsOf(async () => expect((await sendDeposit(api, message)).status).toBe(422))

  expect(lines).toEqual([{ orderNo: 'T0', amount: 100, text: 'deposit names no order' }])
})

test('records one refund due when a cancelled order’s deposit is reported again', async () => {
  const { order_no, amount } = await anUnpaidOrder(api)
  await sendDeposit(api, { order_no, amount })
  await cancelByShop(api.services, (await fetchOrder(api, order_no)).id, '在庫を確保できなかったため')

  await sendDeposit(api, { order_no, amount })

  expect(await owedFor(order_no)).toMatchObject([{ amount, reason: 'paid_before_cancelling' }])
})
