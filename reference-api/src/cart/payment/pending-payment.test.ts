import type { Cart, PaymentCheck } from '@storefront/contracts'
import { aProduct } from '../../testing/builders'
import { aCoupon, aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

/** Takes a member to the 3-D Secure challenge, holding the last piece, a coupon and 500 points. */
async function atTheChallenge() {
  const member = await api.signIn()
  await api.db.insertInto('point_balance').values({ user_account_id: member.id, point: 500 }).execute()
  await api.db
    .insertInto('point_ledger')
    .values({ user_account_id: member.id, kind: 'granted', point: 500, note: '' })
    .execute()
  const product = await aProduct(api.db, { unit_price: 3000, stock: 1 })
  const coupon = await aCoupon(api.db, { code: `HELD-${member.id}`, usage_limit: 1 })
  const shopper = await aShopper(api, member)
  await shopper.add(product.id)
  await shopper.patch('coupons/add', { code: coupon.code })
  await shopper.patch('point', { point: 500 })
  await shopper.shipTo()
  await shopper.payByCard('4111111111111111')
  const before = shopper.cart
  const decision = await shopper.decide()
  return { member, product, coupon, shopper, before, decision }
}

const moneyOf = ({ data }: Cart) => data.detail.order

test('shows the same amounts on another device while payment is pending', async () => {
  const { member, before } = await atTheChallenge()

  const { cart, detail } = await aShopper(api, member)

  expect(moneyOf(cart)).toEqual(moneyOf(before))
  expect(detail.products[0]?.product_info).toMatchObject({ stock_state: 'few', max_quantity: 1 })
  expect(detail.coupons).toMatchObject([{ discount: 500 }])
  expect(cart.usable_point).toBe(500)
})

test('shows the pending payment on another device without warnings', async () => {
  const { member, decision } = await atTheChallenge()

  const { cart, detail } = await aShopper(api, member)

  expect(cart.pending_payment?.order_no).toBe(decision.order_no)
  expect(Date.parse(cart.pending_payment!.expires_at) - api.clock.now().getTime()).toBeGreaterThan(0)
  expect(detail.warnings).toEqual([])
})

test('finds no problems when checking a pending order', async () => {
  const { shopper } = await atTheChallenge()
  const { token, payment_id } = await shopper.get()

  const { body } = await shopper.send('GET', `/v1/carts/${token}/payment/${payment_id ?? 0}/check`)

  expect((body as PaymentCheck).errors).toEqual([])
})

test('shows the last piece as sold out while another shopper pays', async () => {
  const stranger = await aShopper(api)
  const product = await aProduct(api.db, { stock: 1 })
  await stranger.add(product.id)
  const buyer = await aShopper(api)
  await buyer.add(product.id)
  await buyer.shipTo()
  await buyer.payByCard('4111111111111111')
  await buyer.decide()

  const { data, pending_payment } = await stranger.get()

  expect(pending_payment).toBeNull()
  expect(data.detail.warnings).toMatchObject([{ code: 'cart.product.sold_out' }])
})

test('returns stock, coupon and points when the payment is cancelled', async () => {
  const { shopper, before } = await atTheChallenge()

  await shopper.patch('transaction/error/delete', {})

  expect(shopper.cart.pending_payment).toBeNull()
  expect(moneyOf(shopper.cart)).toEqual(moneyOf(before))
  expect(shopper.detail.warnings).toEqual([])
})

test('keeps withdrawn products in a cart that awaits payment', async () => {
  const { member, product } = await atTheChallenge()
  await api.db.updateTable('product').set({ is_show: false }).where('id', '=', product.id).execute()

  const { detail } = await aShopper(api, member)

  expect(detail.products).toHaveLength(1)
})

test('lists the pending order separately from the member’s other orders', async () => {
  const { member, decision } = await atTheChallenge()

  const { body } = await api.call('GET', '/v1/me/orders', { as: member })

  expect(body).toMatchObject({ data: [], pending_payments: [{ order_no: decision.order_no }] })
})
