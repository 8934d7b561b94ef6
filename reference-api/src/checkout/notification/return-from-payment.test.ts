import { aProduct } from '../../testing/builders'
import { aShopper, fetchStock } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { completePath, returnPath } from '../../payment/payment/return-path.rules'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi()
  await api.db.updateTable('payment').set({ is_show: true }).where('kind', '=', 'wallet').execute()
}, 60_000)
afterAll(() => api.close())

const returnsPerNetwork = 60

/** A guest who has consented at the wallet and is about to return, with two of five pieces reserved. */
async function afterConsent() {
  const product = await aProduct(api.db, { stock: 5 })
  const shopper = await aShopper(api)
  await shopper.add(product.id, 2)
  await shopper.shipTo()
  await shopper.payBy('bank_transfer')
  const { body } = await shopper.send('GET', `/v1/payments/carts/${shopper.cart.token}`)
  const wallet = (body.data as { id: number; code: string }[]).find(({ code }) => code === 'paypay')
  await shopper.patch('order/modify', { payment_id: wallet?.id })
  const { order_no, redirect_url } = await shopper.decide()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await api.call('POST', new URL(redirect_url).pathname, { headers, body: 'action=pay' })
  const comeBack = async () => {
    const answer = await api.call('GET', returnPath(api.services, order_no))
    return { status: answer.status, way: answer.headers['location'] }
  }
  const findStatus = async () =>
    (await api.call('GET', `/v1/carts/order/${order_no}?token=${shopper.cart.token}`)).body.status as string
  return { product, shopper, order_no: order_no as string, comeBack, findStatus }
}

const returnOften = async () => {
  for (let hit = 0; hit < returnsPerNetwork; hit += 1) await api.call('GET', '/v1/sbpayment/return/T1')
}

test('leads to the waiting screen above the limit of returns', async () => {
  const { order_no, comeBack, findStatus } = await afterConsent()
  await returnOften()

  expect(await comeBack()).toEqual({ status: 303, way: completePath(api.services, order_no) })
  expect(await findStatus()).toBe('pending_payment')
})

test('keeps cart and stock until the notification accepts the order', async () => {
  const { product, shopper, comeBack, findStatus } = await afterConsent()
  await returnOften()
  await comeBack()
  expect((await shopper.get()).data.detail.products).toHaveLength(1)
  expect(await fetchStock(api.db, product.id)).toBe(3)

  await api.runJobs()

  expect(await findStatus()).toBe('accepted')
})

test('leads to the waiting screen while the database does not answer', async () => {
  const { order_no, comeBack } = await afterConsent()
  const failing = jest.spyOn(api.services.db, 'selectFrom').mockImplementation(() => {
    throw new Error('connection terminated')
  })

  const answer = await comeBack()

  failing.mockRestore()
  expect(answer).toEqual({ status: 303, way: completePath(api.services, order_no) })
})
