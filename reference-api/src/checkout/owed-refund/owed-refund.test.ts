import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { anUnpaidOrder, fetchOrder, sendDeposit } from '../../testing/endpoints/deposit-builders'
import { cancelByShop } from '../cancellation/cancel-order.command'
import { oweRefund } from './owe-refund.command'
import { listOwedRefunds } from './owed-refund.sql'
import { settleOwedRefund } from './settle-owed-refund.command'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())
beforeEach(() => api.mails.splice(0))

const owedFor = async (orderNo: string) =>
  (await listOwedRefunds(api.db)).filter(({ order_no }) => order_no === orderNo)

async function aPaidOrder(as?: Parameters<typeof anUnpaidOrder>[1]) {
  const order = await anUnpaidOrder(api, as)
  await sendDeposit(api, order)
  return { ...order, id: (await fetchOrder(api, order.order_no)).id }
}

test('records one refund due when a member cancels a paid order', async () => {
  const as = await api.signIn()
  const { order_no, amount, id } = await aPaidOrder({ as })
  const cancel = () =>
    api.call('PUT', `/v1/me/orders/${id}/cancel`, { as, body: { cancel_reason: '不要になったため' } })

  await cancel()
  await cancel()

  expect(await owedFor(order_no)).toMatchObject([{ amount, reason: 'paid_before_cancelling' }])
})

test('records one refund due when the shop cancels a paid order', async () => {
  const { order_no, amount, id } = await aPaidOrder()

  await cancelByShop(api.services, id, '在庫を確保できなかったため')

  expect(await owedFor(order_no)).toMatchObject([{ amount, reason: 'paid_before_cancelling' }])
})

test('records no refund due for a cancelled unpaid order', async () => {
  const { order_no } = await anUnpaidOrder(api)

  await cancelByShop(api.services, (await fetchOrder(api, order_no)).id, '在庫を確保できなかったため')

  expect(await owedFor(order_no)).toEqual([])
})

test('removes a settled refund from the list and stores its reference', async () => {
  const { order_no, amount, id } = await aPaidOrder()
  await cancelByShop(api.services, id, '在庫を確保できなかったため')
  await sendDeposit(api, { order_no, amount, deposit_id: 'd-2' })

  expect(await settleOwedRefund(api.services, { orderNo: order_no, reference: 'FB-17' })).toEqual({
    order_no,
    paid: 2 * amount,
    reference: 'FB-17',
  })

  expect(await owedFor(order_no)).toEqual([])
  const rows = await api.db.selectFrom('owed_refund').selectAll().where('order_id', '=', id).execute()
  expect(rows.map(({ reference, settled_at }) => [reference, settled_at !== null])).toEqual([
    ['FB-17', true],
    ['FB-17', true],
  ])
})

test('sends the payer one email with the refunded amount', async () => {
  const { order_no, id } = await aPaidOrder()
  await cancelByShop(api.services, id, '在庫を確保できなかったため')
  await api.runJobs()
  api.mails.splice(0)

  await settleOwedRefund(api.services, { orderNo: order_no })
  await api.runJobs()

  expect(api.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('ご返金のお知らせ')])
  expect(api.mails[0]?.text).toContain('ご返金額： 4,070円')
  expect(api.mails[0]?.text).toContain('ご返金の方法： 銀行口座へのお振り込み')
})

test('shows the refund on the member’s order', async () => {
  const as = await api.signIn()
  const { order_no, id } = await aPaidOrder({ as })
  await cancelByShop(api.services, id, '在庫を確保できなかったため')

  await settleOwedRefund(api.services, { orderNo: order_no })

  const { body } = await api.call('GET', `/v1/me/orders/${id}`, { as })
  expect(body.cancel_only_ecd_key).toContain('ご返金の手続きをいたしました')
})

test('subtracts a refunded gift from the refund due after a cancellation', async () => {
  const { order_no, amount, id } = await aPaidOrder()
  const order = await fetchOrder(api, order_no)
  await api.db
    .transaction()
    .execute((trx) => oweRefund(trx, api.services, order, { amount: 1000, reason: 'gift_returned' }))
  await settleOwedRefund(api.services, { orderNo: order_no })

  await cancelByShop(api.services, id, '在庫を確保できなかったため')

  expect(await owedFor(order_no)).toMatchObject([{ amount: amount - 1000, reason: 'paid_before_cancelling' }])
})

test('rejects settling a refund twice or for an unknown order', async () => {
  const { order_no, id } = await aPaidOrder()
  await cancelByShop(api.services, id, '在庫を確保できなかったため')
  await settleOwedRefund(api.services, { orderNo: order_no })

  await expect(settleOwedRefund(api.services, { orderNo: order_no })).rejects.toThrow('nothing is owed')
  await expect(settleOwedRefund(api.services, { orderNo: 'T0' })).rejects.toThrow('There is no order T0.')
})
