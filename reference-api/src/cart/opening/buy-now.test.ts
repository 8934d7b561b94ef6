import type { Cart } from '@storefront/contracts'
import { aProduct } from '../../testing/builders'
import { anAddress, anOrderer, aReadyShopper, aShopper, fetchStock } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'
import { purgeCarts } from '../purge-carts.job'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

type Choice = { product_id: number; quantity?: number; replaces?: string }

const ask = (as: SignedIn | undefined, { quantity = 1, ...choice }: Choice) =>
  api.call('POST', '/v1/carts/buy-now', { as, body: { quantity, ...choice } })

async function buyNow(as: SignedIn | undefined, choice: Choice): Promise<Cart> {
  const { status, body } = await ask(as, choice)
  expect(status).toBe(200)
  return body as Cart
}

const resume = (token: string, as?: SignedIn) =>
  api.call('POST', '/v1/carts/init', { as, body: { token, is_buy_now: true } })

async function order(token: string, as?: SignedIn) {
  const change = (url: string, body: object) =>
    api.call('PATCH', `/v1/carts/${url}`, { as, body: { token, ...body } })
  await change('shippings/add', { address: anAddress() })
  const { body } = await api.call('GET', `/v1/payments/carts/${token}`, { as })
  const { id } = (body as { data: { id: number; kind: string }[] }).data.find(
    ({ kind }) => kind === 'cash_on_delivery',
  )!
  await change('order/modify', { payment_id: id, orderer: anOrderer() })
  return api.call('POST', `/v1/carts/${token}/decision`, { as, body: { idempotency_key: token } })
}

const linesOf = ({ data }: Cart) =>
  data.detail.products.map(({ product_id, quantity }) => [product_id, quantity])

test.each(['guest', 'member'])('lets a %s buy one product without changing the open cart', async (kind) => {
  const [kept, wanted] = [await aProduct(api.db), await aProduct(api.db)]
  const as = kind === 'member' ? await api.signIn() : undefined
  const shopper = await aShopper(api, as)
  await shopper.add(kept.id, 2)

  const cart = await buyNow(as, { product_id: wanted.id, quantity: 3 })

  expect(cart.is_buy_now).toBe(true)
  expect(cart.is_member).toEqual(kind === 'member')
  expect(linesOf(cart)).toEqual([[wanted.id, 3]])
  const before = await fetchStock(api.db, wanted.id)
  expect((await order(cart.token, as)).body).toMatchObject({ status: 'accepted' })
  expect(await fetchStock(api.db, wanted.id)).toBe(before - 3)
  expect(linesOf(await shopper.init())).toEqual([[kept.id, 2]])
})

test('hides a buy-now cart from the member’s other devices', async () => {
  const as = await api.signIn()
  const cart = await buyNow(as, { product_id: (await aProduct(api.db)).id })

  const elsewhere = await aShopper(api, as)

  expect(elsewhere.cart.token).not.toBe(cart.token)
  expect(linesOf(elsewhere.cart)).toEqual([])
})

test('replaces the previous buy-now cart', async () => {
  const [first, second] = [await aProduct(api.db), await aProduct(api.db)]
  const cart = await buyNow(undefined, { product_id: first.id })

  const next = await buyNow(undefined, { product_id: second.id, replaces: cart.token })

  expect(linesOf(next)).toEqual([[second.id, 1]])
  expect((await api.call('GET', `/v1/carts/${cart.token}`)).body.code).toBe('cart.common.is_expired')
})

describe('again', () => {
  const change = (url: string, token: string, body: object, as?: SignedIn) =>
    api.call('PATCH', `/v1/carts/${url}`, { as, body: { token, ...body } })

  /** Enters everything up to the confirm screen. */
  async function enter(cart: Cart, as?: SignedIn): Promise<Cart> {
    const address = anAddress({ city: '港区' })
    await change('shippings/add', cart.token, { address }, as)
    const { body } = await api.call('GET', `/v1/payments/carts/${cart.token}`, { as })
    const { id } = (body as { data: { id: number; kind: string }[] }).data.find(
      ({ kind }) => kind === 'cash_on_delivery',
    )!
    const order = { payment_id: id, orderer: anOrderer({ email: 'jiro@example.jp' }) }
    const ordered = await change('order/modify', cart.token, order, as)
    return ordered.body as Cart
  }
  const enteredIn = ({ payment_id, data: { detail } }: Cart) => ({
    payment_id,
    cities: detail.shippings.map(({ city }) => city),
    email: detail.orderer?.email,
    placed: detail.shippings.flatMap(({ packings }) =>
      packings.flatMap(({ products }) => products.map(({ key }) => key)),
    ),
  })

  test('keeps address, orderer and payment for another quantity', async () => {
    const { id: product_id } = await aProduct(api.db)
    const before = await enter(await buyNow(undefined, { product_id, quantity: 2 }))

    const next = await buyNow(undefined, { product_id, quantity: 3, replaces: before.token })

    expect(linesOf(next)).toEqual([[product_id, 3]])
    expect(enteredIn(next)).toEqual({
      payment_id: before.payment_id,
      cities: ['港区'],
      email: 'jiro@example.jp',
      placed: next.data.detail.products.map(({ key }) => key),
    })
    const decision = { body: { idempotency_key: next.token } }
    const { body } = await api.call('POST', `/v1/carts/${next.token}/decision`, decision)
    expect(body).toMatchObject({ status: 'accepted' })
  })

  test.each(['member', 'guest'])('carries no address of a %s into a member’s cart', async (who) => {
    const { id: product_id } = await aProduct(api.db)
    const owner = who === 'member' ? await api.signIn() : undefined
    const before = await enter(await buyNow(owner, { product_id }), owner)

    const next = await buyNow(await api.signIn(), { product_id, replaces: before.token })

    expect(enteredIn(next)).toMatchObject({ cities: [], payment_id: null })
  })
})

test('never replaces other shoppers’ carts, regular carts or carts being paid', async () => {
  const [owner, other] = [await api.signIn(), await api.signIn()]
  const product_id = (await aProduct(api.db)).id
  const foreign = await buyNow(owner, { product_id })
  const open = await aReadyShopper(api)
  const paying = await buyNow(undefined, { product_id })
  const { id } = await api.db
    .selectFrom('cart')
    .select('id')
    .where('token', '=', paying.token)
    .executeTakeFirstOrThrow()
  await api.db.updateTable('cart').set({ pending_order_id: 1 }).where('id', '=', id).execute()

  for (const { token } of [foreign, open.cart, paying]) await buyNow(other, { product_id, replaces: token })

  const rows = await api.db
    .selectFrom('cart')
    .select('status')
    .where('token', 'in', [foreign.token, open.cart.token, paying.token])
    .execute()
  expect(rows.map(({ status }) => status)).toEqual(['open', 'open', 'open'])
})

test('assigns a guest’s buy-now cart to the member without merging', async () => {
  const [kept, wanted] = [await aProduct(api.db), await aProduct(api.db)]
  const as = await api.signIn()
  const member = await aShopper(api, as)
  await member.add(kept.id)
  const cart = await buyNow(undefined, { product_id: wanted.id })

  const { body } = await resume(cart.token, as)

  expect((body as Cart).token).toBe(cart.token)
  expect((body as Cart).is_member).toBe(true)
  expect(linesOf(await member.init())).toEqual([[kept.id, 1]])
  expect((await resume(cart.token)).body.code).toBe('cart.common.is_expired')
})

test('doesn’t accept a regular cart’s token for buy-now, or vice versa', async () => {
  const shopper = await aShopper(api)
  const cart = await buyNow(undefined, { product_id: (await aProduct(api.db)).id })

  expect((await resume(shopper.cart.token)).body.code).toBe('cart.common.is_expired')
  expect((await resume('no-such-token')).body.code).toBe('cart.common.is_expired')
  const { token } = await shopper.init(cart.token)

  expect(token).not.toBe(cart.token)
})

test('creates no cart for a sold-out product', async () => {
  const product = await aProduct(api.db)
  await api.db
    .updateTable('product_stock')
    .set({ quantity: 0 })
    .where('product_id', '=', product.id)
    .execute()
  const carts = () => api.db.selectFrom('cart').select('id').execute()
  const before = await carts()

  const { status, body } = await ask(undefined, { product_id: product.id })

  expect(status).toBe(422)
  expect(body.code).toBe('cart.update_products.sold_out')
  expect(await carts()).toEqual(before)
})

test('keeps one regular cart after five concurrent buy-now requests', async () => {
  const as = await api.signIn()
  await aShopper(api, as)
  const { id: product_id } = await aProduct(api.db)

  const answers = await Promise.all(Array.from({ length: 5 }, () => buyNow(as, { product_id })))

  expect(new Set(answers.map(({ token }) => token)).size).toBe(5)
  const open = await api.db
    .selectFrom('cart')
    .select('is_buy_now')
    .where('user_account_id', '=', as.id)
    .where('status', '=', 'open')
    .execute()
  expect(open.filter(({ is_buy_now }) => !is_buy_now)).toHaveLength(1)
})

test('expires an abandoned buy-now cart after a day', async () => {
  const cart = await buyNow(await api.signIn(), { product_id: (await aProduct(api.db)).id })

  api.advanceClock(25 * 3_600_000)
  await purgeCarts.run({}, api.services)

  expect(await api.db.selectFrom('cart').select('id').where('token', '=', cart.token).execute()).toEqual([])
})
