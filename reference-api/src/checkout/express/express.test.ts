import { aProduct } from '../../testing/builders'
import {
  aShopper,
  aReadyShopper,
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

async function aCart() {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  return shopper
}
type Shopper = Awaited<ReturnType<typeof aCart>>

const begin = (shopper: Shopper, payment_code?: string) => beginExpress(api, shopper, payment_code)

test('places an order with the wallet’s consent without another redirect', async () => {
  const shopper = await aCart()
  const { page, press } = await begin(shopper, 'amazon_pay')
  const back = await press('action=agree&address=parents')
  await fillExpress(shopper, back)
  const { data, payment_name } = await shopper.get()

  expect(page.origin).toBe('https://pay.example.jp')
  expect(back.headers['location']).toMatch(
    /^https:\/\/shop\.example\.jp\/cart\/confirm\?express=1&consent=[\w-]{24}$/,
  )
  expect(payment_name).toBe('Amazon Pay')
  expect(data.detail.orderer).toMatchObject({ last_name: '田中', email: 'hanako-wallet@example.com' })
  expect(data.detail.shippings).toMatchObject([{ shipping_name: '田中 花子', city: '大阪市北区' }])
  expect(JSON.stringify(data)).not.toContain('wallet_session')
  expect(await shopper.decide()).toMatchObject({ status: 'accepted', redirect_url: null })
})

test('returns to the buy-now checkout after the wallet is cancelled', async () => {
  const { id: product_id } = await aProduct(api.db)
  const { body: cart } = await api.call('POST', '/v1/carts/buy-now', { body: { product_id, quantity: 1 } })
  const { body } = await api.call('POST', `/v1/carts/${(cart as { token: string }).token}/express`, {
    body: { payment_code: 'paypay' },
  })
  const { pathname } = new URL((body as { redirect_url: string }).redirect_url)
  const back = await api.call('POST', pathname, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=cancel',
  })

  expect(back.headers['location']).toBe('https://shop.example.jp/cart/confirm?express=1&buy=now')
})

test('replaces the previous address with the address from the wallet', async () => {
  const shopper = await aReadyShopper(api)
  await fillExpress(shopper, await (await begin(shopper)).press('action=agree&address=parents'))

  expect((await shopper.get()).data.detail.shippings.map(({ city }) => city)).toEqual(['大阪市北区'])
})

test('keeps the requested delivery day when the wallet supplies the address', async () => {
  const shopper = await aReadyShopper(api)
  const [packing] = shopper.detail.shippings[0]!.packings
  const { body } = await shopper.send('GET', `/v1/shipping-leadtime/carts/${shopper.cart.token}`)
  const [leadtime] = ((body as { data?: unknown }).data ?? body) as { days: string[] }[]
  const delivery_at = leadtime!.days.at(-1)!
  await shopper.patch('packings/modify', { key: packing!.key, delivery_at })

  await fillExpress(shopper, await (await begin(shopper)).press('action=agree&address=home'))

  const { data } = await shopper.get()
  expect(data.detail.shippings).toMatchObject([{ shipping_name: '田中 花子', packings: [{ delivery_at }] }])
})

test('rejects express checkout for a cart with several addresses', async () => {
  const shopper = await aReadyShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  const { press } = await begin(shopper)
  const [line] = shopper.detail.products
  await shopper.patch('shippings/add', {
    address: anAddress({ shipping_first_name: '次郎' }),
    product_keys: [line!.key],
  })
  const before = await shopper.get()

  await expect(begin(shopper)).rejects.toMatchObject({ status: 422, code: 'cart.express.several' })
  await expect(fillExpress(shopper, await press('action=agree&address=home'))).rejects.toMatchObject({
    code: 'cart.express.several',
  })

  expect(before.data.detail.shippings).toHaveLength(2)
  expect((await shopper.get()).data.detail).toEqual(before.data.detail)
})

test('keeps the previous address and payment when the wallet is cancelled', async () => {
  const shopper = await aReadyShopper(api)
  const before = await shopper.get()
  const { press } = await begin(shopper)
  const meanwhile = await shopper.get()
  const back = await press('action=cancel')

  await expect(fillExpress(shopper, back)).rejects.toMatchObject({ code: 'cart.express.cancelled' })

  const after = await shopper.get()
  for (const cart of [meanwhile, after]) {
    expect(cart.payment_id).toBe(before.payment_id)
    expect(cart.data).toEqual(before.data)
  }
  expect(before.payment_id).not.toBeNull()
})

test.each([
  ['is cancelled', 'action=cancel'],
  ['returns an unknown address', 'action=agree&address=nowhere'],
])('leaves the cart without a payment if the wallet %s', async (_what, fields) => {
  const shopper = await aCart()
  const back = await (await begin(shopper)).press(fields)

  await expect(fillExpress(shopper, back)).rejects.toMatchObject({
    status: 422,
    code: 'cart.express.cancelled',
  })
  expect(await shopper.get()).toMatchObject({
    payment_id: null,
    data: { detail: { products: [{ quantity: 1 }], shippings: [] } },
  })
})

test('rejects an incomplete wallet profile with errors on the fields', async () => {
  const shopper = await aReadyShopper(api)
  const before = await shopper.get()
  const back = await (await begin(shopper)).press('action=agree&address=incomplete')

  await expect(fillExpress(shopper, back)).rejects.toMatchObject({
    status: 422,
    errors: { phone_number: [expect.any(String)] },
  })

  expect((await shopper.get()).data).toEqual(before.data)
  await expect(fillExpress(shopper, back)).rejects.toMatchObject({ code: 'cart.express.cancelled' })
})

test('accepts a consent for only one order', async () => {
  const shopper = await aCart()
  await fillExpress(shopper, await (await begin(shopper)).press('action=agree&address=home'))
  const used = await api.db
    .selectFrom('cart')
    .select(['payment_choice', 'payment_id'])
    .where('token', '=', shopper.cart.token)
    .executeTakeFirstOrThrow()
  await shopper.decide()
  const other = await aReadyShopper(api)
  await begin(other)
  await api.db
    .updateTable('cart')
    .set({ ...used, payment_choice: JSON.stringify(used.payment_choice) })
    .where('token', '=', other.cart.token)
    .execute()

  expect(await other.decide()).toMatchObject({ status: 'needs_authentication' })
})

test('accepts a consent only from the browser that gave it', async () => {
  const shopper = await aReadyShopper(api)
  const { press } = await begin(shopper)
  const theirs = await press('action=agree&address=home')
  const later = await press('action=agree&address=home')

  await expect(fillExpress(shopper, later)).rejects.toMatchObject({
    status: 422,
    code: 'cart.express.cancelled',
  })

  const other = await aReadyShopper(api)
  await begin(other)
  await expect(fillExpress(other, theirs)).rejects.toMatchObject({ code: 'cart.express.cancelled' })
  await shopper.payBy('wallet')
  await begin(shopper)
  expect(await shopper.decide()).toMatchObject({ status: 'needs_authentication' })
})

test('keeps the filled cart when the shopper goes back and forward', async () => {
  const shopper = await aCart()
  const back = await (await begin(shopper)).press('action=agree&address=home')
  await fillExpress(shopper, back)

  await fillExpress(shopper, { headers: { location: 'https://shop.example.jp/cart/confirm?express=1' } })

  expect(await shopper.decide()).toMatchObject({ status: 'accepted', redirect_url: null })
})

test.each([
  ['rakuten_pay', '楽天ペイ'],
  ['d_barai', 'd払い'],
])('offers %s as soon as the shop’s settings name it', async (code, name) => {
  await offerExpress(api, `paypay, amazon_pay, ${code}`)
  const shopper = await aCart()
  await fillExpress(shopper, await (await begin(shopper, code)).press('action=agree&address=parents'))
  const { payment_name } = await shopper.get()
  await offerExpress(api, 'paypay, amazon_pay')

  expect(payment_name).toBe(name)
  expect(await shopper.decide()).toMatchObject({ status: 'accepted', redirect_url: null })
})

test('rejects unknown wallets, empty carts and gifts', async () => {
  const empty = await aShopper(api)
  const gift = await aCart()
  await gift.patch('social/receiver', { is_social_gift: true, receiver_name: '佐藤', sender_name: '山田' })

  await expect(begin(await aCart(), 'd_barai')).rejects.toMatchObject({ code: 'cart.express.not_offered' })
  await expect(begin(await aCart(), 'card')).rejects.toMatchObject({ code: 'cart.express.not_offered' })
  await expect(begin(empty)).rejects.toMatchObject({ code: 'cart.decision.empty' })
  await expect(begin(gift)).rejects.toMatchObject({ code: 'cart.express.gift' })
})
