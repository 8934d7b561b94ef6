import { aProduct } from '../../testing/builders'
import {
  aReadyShopper,
  aShopper,
  anAddress,
  beginExpress,
  fillExpress,
  offerExpress,
} from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 100 })
  await offerExpress(api, 'paypay, amazon_pay')
}, 60_000)
afterAll(() => api.close())

async function anAgreedCart({ unit_price = 3000, address = 'home' } = {}) {
  const shopper = await aShopper(api)
  const product = await aProduct(api.db, { unit_price })
  await shopper.add(product.id)
  const { press, amount } = await beginExpress(api, shopper)
  const back = await press(`action=agree&address=${address}`)
  const filled = await fillExpress(shopper, back)
  return { shopper, product, amount, filled, back }
}
type Agreed = Awaited<ReturnType<typeof anAgreedCart>>

const totalOf = ({ shopper }: Agreed) => shopper.detail.order.total_payment
const exceeded = ({ shopper }: Agreed) =>
  shopper.detail.warnings.filter(({ code }) => code === 'cart.payment.consent_exceeded')

async function authorisedFor({ shopper }: Agreed) {
  const { order_no, total_payment } = await api.db
    .selectFrom('order')
    .select(['order_no', 'total_payment'])
    .where('cart_id', '=', shopper.cart.id)
    .executeTakeFirstOrThrow()
  const id = await api.services.payments.find(order_no)
  return (await api.services.payments.inquire(id!)) === 'authorised' ? total_payment : 0
}

test('subtracts unused postage from the agreed amount after the address is known', async () => {
  const { amount, filled } = await anAgreedCart({ address: 'home' })
  const { order, payment, shippings } = filled.data.detail

  expect(amount).toBe(order.total_price + (await dearestPostage()))
  expect(shippings[0]?.prefecture).toBe('東京都')
  expect(order.total_payment).toBeLessThan(amount)
  expect(payment?.agreed_amount).toBe(order.total_payment)
})

/** Returns the highest postage for one product below the free delivery threshold. */
async function dearestPostage() {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db, { unit_price: 3000 })).id)
  return shopper.detail.order.carriage_preview!.to
}

test('ignores the previous address when computing the amount to agree to', async () => {
  const near = await aReadyShopper(api, { productId: (await aProduct(api.db, { unit_price: 3000 })).id })
  const { amount } = await beginExpress(api, near)

  expect(amount).toBe(near.detail.order.total_price + (await dearestPostage()))
})

const dearer: [string, (agreed: Agreed) => Promise<unknown>][] = [
  ['an added line', async ({ shopper }) => shopper.add((await aProduct(api.db)).id)],
  ['an increased quantity', async ({ shopper, product }) => shopper.add(product.id)],
  [
    'a price increase',
    ({ product }) =>
      api.db.updateTable('product').set({ unit_price: 3001 }).where('id', '=', product.id).execute(),
  ],
  [
    'a change to a more expensive address',
    ({ shopper }) =>
      shopper.patch('shippings/modify', {
        key: shopper.detail.shippings[0]!.key,
        address: anAddress({ prefecture: '沖縄県' }),
      }),
  ],
]

test.each(dearer)('requires consent again after %s', async (_, rise) => {
  const agreed = await anAgreedCart()
  await agreed.shopper.get()
  const before = totalOf(agreed)
  expect(exceeded(agreed)).toEqual([])

  await rise(agreed)
  await agreed.shopper.get()

  expect(totalOf(agreed)).toBeGreaterThan(before)
  expect(exceeded(agreed)).toEqual([
    expect.objectContaining({ message: expect.stringContaining(`${before.toLocaleString('ja-JP')}円`) }),
  ])
  const { status, redirect_url } = await agreed.shopper.decide()
  expect({ status, redirect_url }).toEqual({
    status: 'needs_authentication',
    redirect_url: expect.stringContaining('/sandbox-payment/wallet/'),
  })
  expect(await authorisedFor(agreed)).toBe(0)
  await api.call('POST', new URL(redirect_url).pathname, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=pay',
  })
  expect(await authorisedFor(agreed)).toBe(totalOf(agreed))
})

test('needs no further consent for an order below the agreed amount', async () => {
  const agreed = await anAgreedCart()
  await api.db.updateTable('product').set({ unit_price: 2000 }).where('id', '=', agreed.product.id).execute()
  await agreed.shopper.get()

  expect(exceeded(agreed)).toEqual([])
  expect(totalOf(agreed)).toBeLessThan(agreed.filled.data.detail.payment!.agreed_amount!)
  expect(await agreed.shopper.decide()).toMatchObject({ status: 'accepted', redirect_url: null })
})

test('requires consent again if a price rose during the wallet session', async () => {
  const shopper = await aShopper(api)
  const { id } = await aProduct(api.db, { unit_price: 3000 })
  await shopper.add(id)
  const { press, amount } = await beginExpress(api, shopper)
  await api.db.updateTable('product').set({ unit_price: 9000 }).where('id', '=', id).execute()

  const { data } = await fillExpress(shopper, await press('action=agree&address=home'))

  expect(data.detail.payment?.agreed_amount).toBe(amount)
  expect(data.detail.warnings).toEqual([expect.objectContaining({ code: 'cart.payment.consent_exceeded' })])
  expect(await shopper.decide()).toMatchObject({ status: 'needs_authentication' })
})

test('never authorises more than the agreed amount', async () => {
  const { shopper, filled } = await anAgreedCart()
  const { payment_choice } = await api.db
    .selectFrom('cart')
    .select('payment_choice')
    .where('id', '=', filled.id)
    .executeTakeFirstOrThrow()
  const ask = (order_no: string, amount: number) =>
    api.services.payments.start({
      order_no,
      amount,
      method: 'paypay',
      session: payment_choice!.wallet_session!,
      return_url: 'https://shop.example.jp/',
    })

  expect(await ask(`${shopper.cart.token}-more`, 1_000_000)).toMatchObject({ outcome: 'challenged' })
  expect(await ask(`${shopper.cart.token}-less`, 1)).toMatchObject({ outcome: 'authorised' })
})

test('requires consent again if the consent has no amount', async () => {
  const { shopper, filled } = await anAgreedCart()
  const { payment_choice } = await api.db
    .selectFrom('cart')
    .select('payment_choice')
    .where('id', '=', filled.id)
    .executeTakeFirstOrThrow()
  const of_before = JSON.stringify({ ...payment_choice, agreed_amount: undefined })
  await api.db.updateTable('cart').set({ payment_choice: of_before }).where('id', '=', filled.id).execute()

  expect((await shopper.get()).data.detail.payment?.agreed_amount).toBeNull()
  expect(await shopper.decide()).toMatchObject({ status: 'needs_authentication' })
})

test('drops the consent when its payment is cancelled', async () => {
  const agreed = await anAgreedCart()
  await agreed.shopper.add(agreed.product.id)
  const { redirect_url } = await agreed.shopper.decide()
  await api.call('POST', new URL(redirect_url).pathname, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=cancel',
  })
  const { token } = agreed.shopper.cart
  await agreed.shopper.send('PATCH', '/v1/carts/transaction/error/delete', { token })

  const { payment } = (await agreed.shopper.get()).data.detail
  expect(payment).toMatchObject({ kind: 'wallet', agreed_amount: null })
})
