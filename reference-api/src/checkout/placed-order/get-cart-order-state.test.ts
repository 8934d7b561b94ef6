import { aProduct } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Completes a guest's challenge in a browser without cookies, and returns the URL of the redirect. */
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

test('returns only order number, state and payment for a valid signature', async () => {
  const { order_no, led } = await answeredElsewhere('code=123456&action=submit')
  const t = led.searchParams.get('t')

  const { body } = await api.call('GET', `/v1/carts/order/${order_no}/state?t=${t}`)

  expect(body).toEqual({ order_no, status: 'accepted', payment_name: 'クレジットカード' })
})

test('returns 404 for another order’s signature', async () => {
  const { order_no } = await answeredElsewhere('code=123456&action=submit')
  const { led } = await answeredElsewhere('code=123456&action=submit')
  const t = led.searchParams.get('t')

  expect((await api.call('GET', `/v1/carts/order/${order_no}/state?t=${t}`)).status).toBe(404)
})

test('rejects the signature as a token for the full order', async () => {
  const { order_no, led } = await answeredElsewhere('code=123456&action=submit')
  const t = led.searchParams.get('t')

  expect((await api.call('GET', `/v1/carts/order/${order_no}?token=${t}`)).status).toBe(404)
})

test('shows the accepted order in the browser that started the payment', async () => {
  const { shopper, order_no } = await answeredElsewhere('code=123456&action=submit')

  const { data, pending_payment } = await shopper.get()

  expect(data.order_no).toBe(order_no)
  expect(pending_payment).toBeNull()
})
