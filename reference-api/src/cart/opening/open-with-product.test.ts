import type { Cart } from '@storefront/contracts'
import { aProduct } from '../../testing/builders'
import { aReadyShopper, aShopper } from '../../testing/cart-builders'
import { countQueries } from '../../testing/count-queries'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

type Choice = { product_id: number; quantity?: number; token?: string | null; invalid_product?: boolean }

const open = ({ quantity = 1, ...choice }: Choice, as?: SignedIn) =>
  api.call('POST', '/v1/carts/products', { as, body: { quantity, ...choice } })

async function opened(choice: Choice, as?: SignedIn): Promise<Cart> {
  const { status, body } = await open(choice, as)
  expect(status).toBe(200)
  return body as Cart
}

const linesOf = ({ data }: Cart) =>
  data.detail.products.map(({ product_id, quantity }) => [product_id, quantity])

const cartIds = () => api.db.selectFrom('cart').select('id').execute()

const endSale = (id: number) =>
  api.db.updateTable('product').set({ is_show: false }).where('id', '=', id).execute()

async function aSoldOutProduct() {
  const { id } = await aProduct(api.db)
  await api.db.updateTable('product_stock').set({ quantity: 0 }).where('product_id', '=', id).execute()
  return id
}

test('opens a guest’s cart with the product in it', async () => {
  const { id: product_id } = await aProduct(api.db)

  const cart = await opened({ product_id, quantity: 3 })

  expect(linesOf(cart)).toEqual([[product_id, 3]])
  expect(cart.is_member).toBe(false)
  expect((await api.call('GET', `/v1/carts/${cart.token}`)).body).toEqual(cart)
})

test('adds the product to the guest’s cart of the token', async () => {
  const [first, second] = [await aProduct(api.db), await aProduct(api.db)]
  const { token } = await opened({ product_id: first.id })

  const cart = await opened({ product_id: second.id, token })

  expect(cart.token).toBe(token)
  expect(linesOf(cart)).toEqual([
    [first.id, 1],
    [second.id, 1],
  ])
})

test('opens another cart for an expired token', async () => {
  const { id: product_id } = await aProduct(api.db)
  const { token } = await opened({ product_id })
  await api.db.updateTable('cart').set({ expires_at: '2020-01-01' }).where('token', '=', token).execute()

  const cart = await opened({ product_id, token })

  expect(cart.token).not.toBe(token)
  expect(linesOf(cart)).toEqual([[product_id, 1]])
})

test('adds the product to the member’s cart of another device', async () => {
  const as = await api.signIn()
  const [kept, wanted] = [await aProduct(api.db), await aProduct(api.db)]
  const phone = await aShopper(api, as)
  await phone.add(kept.id, 2)

  const cart = await opened({ product_id: wanted.id }, as)

  expect(cart.token).toBe(phone.cart.token)
  expect(linesOf(cart)).toEqual([
    [kept.id, 2],
    [wanted.id, 1],
  ])
})

test('merges the guest’s cart before adding the product', async () => {
  const as = await api.signIn()
  const [own, brought, wanted] = [await aProduct(api.db), await aProduct(api.db), await aProduct(api.db)]
  const member = await aShopper(api, as)
  await member.add(own.id)
  const guest = await opened({ product_id: brought.id, quantity: 2 })

  const cart = await opened({ product_id: wanted.id, token: guest.token }, as)

  expect(cart.token).toBe(member.cart.token)
  expect(cart.is_member).toBe(true)
  expect(linesOf(cart)).toEqual([
    [own.id, 1],
    [brought.id, 2],
    [wanted.id, 1],
  ])
})

test.each(['guest', 'member'])('creates no cart for a %s’s sold-out product', async (kind) => {
  const as = kind === 'member' ? await api.signIn() : undefined
  const product_id = await aSoldOutProduct()
  const before = await cartIds()

  const { status, body } = await open({ product_id }, as)

  expect(status).toBe(422)
  expect(body.code).toBe('cart.update_products.sold_out')
  expect(await cartIds()).toEqual(before)
})

test('leaves the guest’s cart unmerged if the product is refused', async () => {
  const as = await api.signIn()
  const guest = await opened({ product_id: (await aProduct(api.db)).id })

  const { status } = await open({ product_id: await aSoldOutProduct(), token: guest.token }, as)

  expect(status).toBe(422)
  expect((await api.call('GET', `/v1/carts/${guest.token}`)).body).toEqual(guest)
})

test('refuses a cart with a discontinued product', async () => {
  const [gone, wanted] = [await aProduct(api.db), await aProduct(api.db)]
  const { token } = await opened({ product_id: gone.id })
  await endSale(gone.id)

  const { status, body } = await open({ product_id: wanted.id, token })

  expect(status).toBe(422)
  expect(body.code).toBe('cart.init.product_not_found')
})

test('drops a discontinued product and adds the new one on request', async () => {
  const [gone, wanted] = [await aProduct(api.db), await aProduct(api.db)]
  const { token } = await opened({ product_id: gone.id })
  await endSale(gone.id)

  const cart = await opened({ product_id: wanted.id, token, invalid_product: true })

  expect(linesOf(cart)).toEqual([[wanted.id, 1]])
  expect((await api.call('GET', `/v1/carts/${cart.token}`)).body).toEqual(cart)
})

test('refuses to add to a cart whose payment is in progress', async () => {
  const shopper = await aReadyShopper(api)
  await shopper.payByCard('4111111111111111')
  await shopper.decide()

  const { status, body } = await open({
    product_id: shopper.detail.products[0]!.product_id,
    token: shopper.cart.token,
  })

  expect(status).toBe(422)
  expect(body.code).toBe('cart.common.payment_in_progress')
})

test('limits an IP address to 120 carts opened with a product', async () => {
  const limited = await freshApi()
  try {
    const { id: product_id } = await aProduct(limited.db)
    const body = { product_id, quantity: 1 }
    const headers = { 'x-forwarded-for': '203.0.113.71' }
    const statuses: number[] = []
    for (let cart = 0; cart < 121; cart += 1)
      statuses.push((await limited.call('POST', '/v1/carts/products', { body, headers })).status)

    expect(statuses).toEqual([...Array(120).fill(200), 429])
  } finally {
    await limited.close()
  }
})

/** Warms up the shop's terms, which stay cached until the shop changes. */
async function statementsOf(work: () => Promise<unknown>) {
  const shopper = await aShopper(api)
  await shopper.patch('other/modify', { note: '玄関先へ' })
  return countQueries(api.db, work)
}

test('opens a guest’s cart with a product in at most seven statements', async () => {
  const { id: product_id } = await aProduct(api.db)

  const statements = await statementsOf(() => opened({ product_id }))

  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(7)
})

test('adds a member’s first product in at most eight statements', async () => {
  const { id: product_id } = await aProduct(api.db)
  const as = await api.signIn()

  const statements = {
    opened: await statementsOf(() => opened({ product_id }, as)),
    resumed: await statementsOf(() => opened({ product_id }, as)),
  }

  expect(Math.min(...Object.values(statements))).toBeGreaterThan(0)
  expect(Math.max(...Object.values(statements))).toBeLessThanOrEqual(8)
})
