import { computeSignature } from '../../platform/secret/signature.rules'
import { settleGifts } from '../../gift/gift-order/settle-gifts.job'
import { aProduct } from '../../testing/builders'
import { aCoupon, aReadyShopper, aShopper } from '../../testing/cart-builders'
import { anUnpaidOrder, fetchOrder, sendDeposit } from '../../testing/endpoints/deposit-builders'
import { aPlacedGift } from '../../testing/endpoints/gift-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { testSecrets } from '../../testing/secrets'
import { cancelByStaff } from './cancel-by-staff.command'
import { cancelByShop, cancelUnpaid } from './cancel-order.command'
import { releaseOverdueOrders } from './release-orders.job'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())
beforeEach(() => api.mails.splice(0))

const dayMs = 86_400_000

async function cancellationsOf(orderNo: string) {
  await api.runJobs()
  return api.mails.filter(({ subject }) => subject.includes(`ご注文をキャンセルしました（${orderNo}）`))
}

async function aCardOrder() {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo()
  await shopper.payByCard('4242424242424242')
  const { order_no } = await shopper.decide()
  return { order_no: order_no as string, id: (await fetchOrder(api, order_no)).id }
}

const shopReason = '在庫を確保できなかったため'

test('sends a member one email about their cancellation', async () => {
  const as = await api.signIn()
  await api.db.insertInto('point_balance').values({ user_account_id: as.id, point: 300 }).execute()
  await aCoupon(api.db, { code: 'BACK' })
  const shopper = await aReadyShopper(api, { as })
  await shopper.patch('coupons/add', { code: 'BACK' })
  await shopper.patch('point', { point: 300 })
  const { order_no } = await shopper.decide()
  const { id } = await fetchOrder(api, order_no)
  const cancel = () =>
    api.call('PUT', `/v1/me/orders/${id}/cancel`, { as, body: { cancel_reason: '間違えて注文したため' } })

  await Promise.all([cancel(), cancel()])

  const [mail, ...others] = await cancellationsOf(order_no)
  expect(others).toEqual([])
  expect(mail?.text).toContain('ご注文のキャンセルを承りました。')
  expect(mail?.text).toContain('キャンセルの理由： 間違えて注文したため')
  expect(mail?.text).toContain('ご利用いただいた300ポイントは、お返しいたしました。')
  expect(mail?.text).toContain('クーポンは、有効期限内でしたら、もう一度ご利用いただけます。')
})

test.each([
  ['bank_transfer', 'お振り込みはなさらないよう'],
  ['convenience_store', 'コンビニでのお支払いはなさらないよう'],
] as const)('sends one email when an unpaid %s order expires', async (kind, words) => {
  const { order_no } = await anUnpaidOrder(api, { kind })

  api.advanceClock(8 * dayMs)
  await releaseOverdueOrders.run({}, api.services)
  await releaseOverdueOrders.run({}, api.services)
  api.advanceClock(-8 * dayMs)

  const mails = await cancellationsOf(order_no)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('お支払い期限までにご入金を確認できなかったため')
  expect(mails[0]?.text).toContain(words)
})

test('doesn’t expire an order paid at the last moment', async () => {
  const order = await anUnpaidOrder(api)
  await sendDeposit(api, order)
  const { id } = await fetchOrder(api, order.order_no)

  await cancelUnpaid(api.services, id)

  expect(await fetchOrder(api, order.order_no)).toMatchObject({ status: 'accepted' })
  expect(await cancellationsOf(order.order_no)).toEqual([])
})

test('announces the refund in the cancellation email of a paid order', async () => {
  const order = await anUnpaidOrder(api)
  await sendDeposit(api, order)

  await cancelByShop(api.services, (await fetchOrder(api, order.order_no)).id, shopReason)

  const mails = await cancellationsOf(order.order_no)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('お支払い済みの代金 4,070円は、全額ご返金いたします。')
})

test('notes on a cancelled card order that it is not charged', async () => {
  const { order_no, id } = await aCardOrder()

  await cancelByShop(api.services, id, shopReason)

  expect((await fetchOrder(api, order_no)).cancel_only_ecd_key).toContain('代金は請求されません')
})

test('emails the reason to the shopper when staff cancel an order', async () => {
  const { order_no } = await aCardOrder()

  await cancelByStaff(api.services, { orderNo: order_no, reason: shopReason })

  const [mail] = await cancellationsOf(order_no)
  expect(mail?.text).toContain('誠に恐れ入りますが、次のご注文をキャンセルいたしました。')
  expect(mail?.text).toContain(`キャンセルの理由： ${shopReason}`)
})

test('doesn’t let staff cancel orders in preparation or unknown orders', async () => {
  const { order_no, id } = await aCardOrder()
  await api.db.updateTable('order').set({ status: 'preparing' }).where('id', '=', id).execute()

  const cancel = (orderNo: string) => cancelByStaff(api.services, { orderNo, reason: shopReason })
  await expect(cancel(order_no)).rejects.toThrow(`Order ${order_no} is preparing`)
  await expect(cancel('T0')).rejects.toThrow('There is no order T0.')
})

test('doesn’t mention fraud in the email about a rejected payment', async () => {
  const { order_no } = await aCardOrder()
  const { id: transaction_id } = api.sandbox.book.findOfOrder(order_no)!
  const verdict = { order_no, transaction_id, result: 'rejected' }
  const signature = computeSignature(verdict, testSecrets.payment[0])

  await api.call('POST', '/v1/sbpayment/receive/fraud-detection', { body: { ...verdict, signature } })

  const [mail, ...others] = await cancellationsOf(order_no)
  expect(others).toEqual([])
  expect(mail?.text).toContain('お支払いの承認が得られなかったため')
  expect(mail?.text).toContain('代金は請求されません')
  expect(mail?.text).not.toContain('不正')
})

test('sends the giver one email when the only gift is returned', async () => {
  const placed = await aPlacedGift(api)
  const { order_no } = await api.db
    .selectFrom('order')
    .select('order_no')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

  api.advanceClock(60 * dayMs)
  await settleGifts.run({}, api.services)
  await settleGifts.run({}, api.services)
  api.advanceClock(-60 * dayMs)

  expect((await placed.overview()).gifts).toMatchObject([{ state: 'refunded' }])
  const mails = await cancellationsOf(order_no)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('ソーシャルギフトをお受け取りいただけなかったため')
})

test('sends the giver one email per returned gift', async () => {
  await aPlacedGift(api, { names: ['遅子さん', '次郎さん'] })

  api.advanceClock(60 * dayMs)
  await settleGifts.run({}, api.services)
  await settleGifts.run({}, api.services)
  api.advanceClock(-60 * dayMs)
  await api.runJobs()

  for (const name of ['遅子さん', '次郎さん'])
    expect(api.mails.filter(({ subject }) => subject.includes(`${name}へのギフトのご返金`))).toHaveLength(1)
})

test('sends no email for an order without an email address', async () => {
  const { order_no, id } = await aCardOrder()
  await api.db.updateTable('order').set({ email: '' }).where('id', '=', id).execute()

  expect(await cancelByShop(api.services, id, shopReason)).toBe(true)

  expect(await cancellationsOf(order_no)).toEqual([])
})
