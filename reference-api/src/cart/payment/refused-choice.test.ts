import { aProduct } from '../../testing/builders'
import { anAddress, aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

async function paying(kind: 'deferred' | 'cash_on_delivery', unit_price: number) {
  const shopper = await aShopper(api, await api.signIn())
  await shopper.add((await aProduct(api.db, { unit_price, stock: 50 })).id)
  await shopper.shipTo()
  await shopper.payBy(kind)
  return shopper
}

test('reports a method above its limit and charges no fee', async () => {
  const shopper = await paying('deferred', 40_000)
  expect(shopper.detail.order.payment_fee).toBe(250)

  await shopper.add((await aProduct(api.db, { unit_price: 20_000 })).id)

  expect(shopper.detail.order.payment_fee).toBe(0)
  expect(shopper.cart.payment_id).toBeNull()
  expect(shopper.detail.warnings).toMatchObject([
    {
      code: 'cart.payment.not_available',
      message: expect.stringMatching(/^後払い.*55,000円まで.*ほかのお支払い方法をお選びください。$/),
    },
  ])
})

test('charges no cash-on-delivery fee after a second address is added', async () => {
  const shopper = await paying('cash_on_delivery', 10_000)
  await shopper.add((await aProduct(api.db)).id)
  const [, line] = shopper.detail.products

  await shopper.patch('shippings/add', {
    address: anAddress({ city: '港区' }),
    product_keys: [line!.key],
  })

  expect(shopper.detail.shippings).toHaveLength(2)
  expect(shopper.detail.order.payment_fee).toBe(0)
  expect(shopper.detail.warnings).toMatchObject([{ code: 'cart.payment.not_available' }])
})

test('accepts a method again once the total is within its limit', async () => {
  const shopper = await paying('deferred', 40_000)
  await shopper.add((await aProduct(api.db, { unit_price: 20_000 })).id)
  const [, line] = shopper.detail.products

  await shopper.patch('products/delete', { key: line!.key })

  expect(shopper.detail.order.payment_fee).toBe(250)
  expect(shopper.detail.warnings).toEqual([])
})

async function wishingForTheFirstDay() {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db, { lead_days: 0 })).id)
  await shopper.shipTo()
  const { body } = await shopper.send('GET', `/v1/shipping-leadtime/carts/${shopper.cart.token}`)
  const { packing_key, first_day } = body.data[0] as { packing_key: string; first_day: string }
  await shopper.patch('packings/modify', { key: packing_key, delivery_at: first_day })
  expect(shopper.detail.warnings).toEqual([])
  return { shopper, packing_key }
}

const lost = (packing_key: string) => ({
  code: 'cart.packing.delivery_not_possible',
  packing_key,
  message: expect.stringMatching(/^お届け希望日の.*間に合わなくなりました。いちばん近いお届け日は/),
})

test('reports an impossible delivery day when an item takes longer to make', async () => {
  const { shopper, packing_key } = await wishingForTheFirstDay()

  await shopper.add((await aProduct(api.db, { lead_days: 7 })).id)

  expect(shopper.detail.warnings).toMatchObject([lost(packing_key)])
})

test('reports an impossible delivery day after the address becomes more distant', async () => {
  const { shopper } = await wishingForTheFirstDay()
  const [shipping] = shopper.detail.shippings

  await shopper.patch('shippings/modify', {
    key: shipping!.key,
    address: anAddress({ prefecture: '沖縄県', city: '那覇市' }),
  })

  const packing = shopper.detail.shippings[0]!.packings[0]!
  expect(shopper.detail.warnings).toMatchObject([lost(packing.key)])
})

test('tells from which delivery day on prepaid methods are available', async () => {
  const { shopper, packing_key } = await wishingForTheFirstDay()
  const { body } = await shopper.send('GET', `/v1/shipping-leadtime/carts/${shopper.cart.token}`)
  const { days, prepayment } = body.data[0] as {
    days: string[]
    prepayment: { names: string[]; limits: { from: string; pay_by: string }[] }
  }
  const [first] = prepayment.limits
  const isTransferOpen = async (delivery_at: string) => {
    await shopper.patch('packings/modify', { key: packing_key, delivery_at })
    const { body: list } = await shopper.send('GET', `/v1/payments/carts/${shopper.cart.token}`)
    const methods = list.data as { kind: string; is_available: boolean }[]
    return methods.find(({ kind }) => kind === 'bank_transfer')?.is_available
  }

  expect(await isTransferOpen(days[days.indexOf(first!.from) - 1]!)).toBe(false)
  expect(await isTransferOpen(first!.from)).toBe(true)
})
