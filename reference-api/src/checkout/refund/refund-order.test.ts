import { aProduct } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { markForReview } from '../notification/payment-notification.command'
import { moveParcels } from '../shipment/move-parcels.command'
import { refundOrder } from './refund-order.command'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())
beforeEach(() => api.mails.splice(0))

async function aPaidOrder() {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo()
  await shopper.payByCard('4242424242424242')
  const { order_no } = await shopper.decide()
  return order_no as string
}
const ship = async (orderNo: string) => {
  await moveParcels(api.services, { orderNo, status: 'shipped' })
  await api.runJobs()
}
const paymentOf = (order_no: string) =>
  api.db
    .selectFrom('order_payment')
    .innerJoin('order', 'order.id', 'order_payment.order_id')
    .select(['order_payment.status', 'order_payment.refunded', 'total_payment'])
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()

test('captures the payment at dispatch and not before', async () => {
  const orderNo = await aPaidOrder()
  await api.runJobs()
  expect(api.sandbox.book.findOfOrder(orderNo)?.status).toBe('authorised')

  await ship(orderNo)

  expect(api.sandbox.book.findOfOrder(orderNo)?.status).toBe('captured')
  expect(await paymentOf(orderNo)).toMatchObject({ status: 'captured', refunded: 0 })
})

test('refunds a payment in two parts and emails the payer', async () => {
  const orderNo = await aPaidOrder()
  await ship(orderNo)
  const { total_payment } = await paymentOf(orderNo)
  api.mails.splice(0)

  expect(await refundOrder(api.services, { orderNo, amount: 1000 })).toEqual({
    order_no: orderNo,
    refund: 1000,
    refunded: 1000,
    left: total_payment - 1000,
  })
  // The email is sent only after the service's refund.
  expect(api.mails).toEqual([])
  await api.runJobs()
  expect(api.sandbox.book.findOfOrder(orderNo)).toMatchObject({ status: 'captured', refunded: 1000 })
  expect(api.mails.map(({ text }) => text).join()).toContain('ご返金額： 1,000円')
  await refundOrder(api.services, { orderNo })
  await api.runJobs()

  expect(api.sandbox.book.findOfOrder(orderNo)).toMatchObject({ status: 'refunded', refunded: total_payment })
  expect(await paymentOf(orderNo)).toMatchObject({ refunded: total_payment })
  await expect(refundOrder(api.services, { orderNo })).rejects.toThrow('between 1 and 0 yen')
})

test('fails the capture if the authorisation has ended', async () => {
  const orderNo = await aPaidOrder()
  const { book } = api.sandbox
  book.write({ ...book.findOfOrder(orderNo)!, status: 'voided' })

  await expect(ship(orderNo)).rejects.toThrow('has not taken the money of what was sent')

  expect(await paymentOf(orderNo)).toMatchObject({ status: 'authorised' })
})

test('fails when the payment service captures only part of the payment', async () => {
  const orderNo = await aPaidOrder()
  const { total_payment } = await paymentOf(orderNo)
  const taking = jest.spyOn(api.services.payments, 'capture').mockResolvedValue({ taken: 1 })

  await expect(ship(orderNo)).rejects.toThrow(`has taken 1 of ${total_payment} yen`)
  taking.mockRestore()

  expect(await paymentOf(orderNo)).toMatchObject({ status: 'authorised' })
})

test('emails the payer only after the service has made the refund', async () => {
  const orderNo = await aPaidOrder()
  await ship(orderNo)
  const { book } = api.sandbox
  const captured = book.findOfOrder(orderNo)!
  book.write({ ...captured, status: 'authorised' })
  api.mails.splice(0)
  await refundOrder(api.services, { orderNo, amount: 1000 })

  await expect(api.runJobs()).rejects.toThrow('has paid back 0 of 1000 yen')

  expect(api.mails).toEqual([])
  book.write(captured)
})

test('rejects one of two refunds that together exceed the payment', async () => {
  const orderNo = await aPaidOrder()
  await ship(orderNo)
  const { total_payment } = await paymentOf(orderNo)
  const most = { orderNo, amount: total_payment - 100 }

  const results = await Promise.allSettled([refundOrder(api.services, most), refundOrder(api.services, most)])

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await paymentOf(orderNo)).toMatchObject({ refunded: total_payment - 100 })
})

test('rejects a refund of an uncaptured payment', async () => {
  const orderNo = await aPaidOrder()

  await expect(refundOrder(api.services, { orderNo })).rejects.toThrow('has taken nothing (authorised)')
  await expect(refundOrder(api.services, { orderNo: 'T0' })).rejects.toThrow('There is no order T0.')
})

test('captures the payment if an order goes straight to delivered', async () => {
  const orderNo = await aPaidOrder()

  await moveParcels(api.services, { orderNo, status: 'delivered' })
  await api.runJobs()

  expect(await paymentOf(orderNo)).toMatchObject({ status: 'captured' })
})

test('allows refunds of a captured payment during a fraud review', async () => {
  const orderNo = await aPaidOrder()
  await ship(orderNo)
  const { id } = await api.db
    .selectFrom('order')
    .select('id')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()

  await markForReview(api.services, id)

  expect(await refundOrder(api.services, { orderNo, amount: 100 })).toMatchObject({ refunded: 100 })
})
