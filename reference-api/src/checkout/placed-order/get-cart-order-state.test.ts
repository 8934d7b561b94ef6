import { aProduct } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** A guest's challenge answered in a browser without cookies, and the URL that it is redirected to. */
async function answeredElsewhere(answer: string) {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo()
  await shopper.payByCard('4111111111111111')
  const { order_no, redirect_url } = await shopper.decide()
  const { headers } = await api.call('POST', new URL(redirect_url).pathname, { headers: form, body: answer })
  const back = new URL(String(headers['location']))
  const led = await api.call('GET', back.pathname + back.search)
  return { shopper, order_no, led: new URL(String(led.headers['location'])) }
}

test('the challenge’s browser learns only number and state', async () => {
  const { order_no, led } = await answeredElsewhere('code=123456&action=submit')
  const t = led.searchParams.get('t')

  const { body } = await api.call('GET', `/v1/carts/order/${order_no}/state?t=${t}`)

  expect(body).toEqual({ order_no, status: 'accepted', payment_name: 'クレジットカード' })
})

test('another order’s signature is answered 404', async () => {
  const { order_no } = await answeredElsewhere('code=123456&action=submit')
  const { led } = await answeredElsewhere('code=123456&action=submit')
  const t = led.searchParams.get('t')

  expect((await api.call('GET', `/v1/carts/order/${order_no}/state?t=${t}`)).status).toBe(404)
})

test('the signed URL does not open the order itself', async () => {
  const { order_no, led } = await answeredElsewhere('code=123456&action=submit')
  const t = led.searchParams.get('t')

  expect((await api.call('GET', `/v1/carts/order/${order_no}?token=${t}`)).status).toBe(404)
})

test('the first browser’s cart names the accepted order', async () => {
  const { shopper, order_no } = await answeredElsewhere('code=123456&action=submit')

  const { data, pending_payment } = await shopper.get()

  expect(data.order_no).toBe(order_no)
  expect(pending_payment).toBeNull()
})
