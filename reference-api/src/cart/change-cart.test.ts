import { allEndpoints } from '../testing/all-endpoints'
import { anAccessory, aProduct } from '../testing/builders'
import { aCoupon, anAddress, anOrderer, aReadyShopper, aShopper } from '../testing/cart-builders'
import { countQueries } from '../testing/count-queries'
import { buildUrl } from '../testing/endpoints/endpoint-request'
import { endpointWorld, type EndpointWorld } from '../testing/endpoints/endpoint-world'
import { buildRequest } from '../testing/endpoints/find-examples'

let world: EndpointWorld

beforeAll(async () => {
  world = await endpointWorld()
}, 120_000)
afterAll(() => world.api.close())

async function aDressableProduct() {
  const { db } = world
  const [product, accessory] = [await aProduct(db, { has_measurement: true }), await anAccessory(db)]
  await db
    .insertInto('product_accessory')
    .values({ product_id: product.id, accessory_id: accessory.id })
    .execute()
  return { product, accessories: [{ accessory_id: accessory.id }] }
}

async function aFullCart() {
  const { api, db } = world
  const shopper = await aReadyShopper(api, { as: await api.signIn() })
  const { product, accessories } = await aDressableProduct()
  await shopper.add(product.id, 1, { accessories })
  await shopper.add((await aProduct(db)).id, 2)
  await shopper.patch('shippings/add', {
    address: anAddress({ city: '港区' }),
    product_keys: [shopper.detail.products[0]!.key],
  })
  const { code } = await aCoupon(db, { code: `FULL${product.id}` })
  await shopper.patch('coupons/add', { code })
  const dressed = shopper.detail.products.find(({ accessories: worn }) => worn.length > 0)!
  return { shopper, key: dressed.key }
}

const changing = allEndpoints().filter(
  ([name, { path }]) => /^\/v1\/carts\/[a-z/-]+$/.test(path) && name !== 'initCart',
)

test.each(changing)('%s returns the same cart as a read that follows it', async (name, endpoint) => {
  const { api, member } = world
  const request = await buildRequest(world, name)

  const answer = await api.call(endpoint.method, buildUrl(endpoint, request), {
    as: member,
    body: request.body,
  })
  const { token } = answer.body as { token: string }
  const read = await api.call('GET', `/v1/carts/${token}`, { as: member })

  expect(answer.status).toBe(200)
  expect(String(answer.raw)).toBe(String(read.raw))
})

test('each change returns the same cart as a read that follows it', async () => {
  const { shopper, key } = await aFullCart()
  const [first, second] = shopper.detail.shippings
  const { product, accessories } = await aDressableProduct()
  const measurement = { waist: 700, hip: 900, inseam: 750 }
  const changes: [string, object][] = [
    ['products/modify', { key, quantity: 3 }],
    ['products/add', { product_id: product.id, quantity: 2, measurement, accessories }],
    ['products/divide', { key, parts: [{ quantity: 1 }, { quantity: 2, shipping_key: second!.key }] }],
    ['packings/add', { shipping_key: first!.key, product_keys: [key] }],
    ['shippings/modify', { key: second!.key, product_keys: [key] }],
    ['products/delete', { key }],
    ['shippings/reset', {}],
    ['products/add', { product_id: product.id, quantity: 1 }],
  ]

  for (const [url, body] of changes) {
    const answer = await shopper.patch(url, body)
    expect({ url, cart: JSON.stringify(await shopper.get()) }).toEqual({ url, cart: JSON.stringify(answer) })
  }
})

/** Warms up the shop's terms, which stay cached until the shop changes. */
async function warmUp() {
  const shopper = await aShopper(world.api)
  await shopper.patch('other/modify', { note: '玄関先へ' })
}

/** Counts all SQL statements of a request: shop version, login, cart and the write. */
async function statementsOf(change: () => Promise<unknown>) {
  await warmUp()
  return countQueries(world.db, change)
}

/**
 * Changes that take more than version, login, read and write. A guess is counted before and taken back
 * after. Products are found by code before the cart is read. A payment is looked for before its error is
 * deleted. Opening with a product inserts a cart in a transaction.
 */
const mostStatements: Partial<Record<string, number>> = {
  addCartCoupon: 6,
  addCartProductsByCode: 6,
  deleteCartTransactionError: 5,
  openBuyNowCart: 8,
  openCartWithProduct: 8,
}

test.each(changing)('%s takes one read and one write besides its own checks', async (name, endpoint) => {
  const { api, member } = world
  const request = await buildRequest(world, name)
  let status = 0

  const statements = await statementsOf(async () => {
    const answer = await api.call(endpoint.method, buildUrl(endpoint, request), {
      as: member,
      body: request.body,
    })
    status = answer.status
  })

  expect(status).toBe(200)
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(mostStatements[name] ?? 4)
})

test('changes a guest’s quantity in three statements', async () => {
  const shopper = await aShopper(world.api)
  const { key } = (await shopper.add(world.product.id)).data.detail.products[0]!

  const statements = await statementsOf(() => shopper.patch('products/modify', { key, quantity: 2 }))

  expect(shopper.detail.products[0]!.quantity).toBe(2)
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(3)
})

test('changes a member’s full cart in four statements', async () => {
  const { shopper, key } = await aFullCart()
  const { product, accessories } = await aDressableProduct()
  const [first] = shopper.detail.shippings

  const counts = {
    changed: await statementsOf(() => shopper.patch('products/modify', { key, quantity: 3 })),
    added: await statementsOf(() => shopper.add(product.id, 2, { accessories })),
    shipped: await statementsOf(() =>
      shopper.patch('shippings/modify', { key: first!.key, address: anAddress({ city: '新宿区' }) }),
    ),
    ordered: await statementsOf(() =>
      shopper.patch('order/modify', { orderer: anOrderer({ email: 'new@example.jp' }) }),
    ),
  }

  expect(shopper.detail.shippings).toHaveLength(2)
  expect(shopper.detail.orderer).toMatchObject({ email: 'new@example.jp' })
  expect(shopper.detail.products.find((line) => line.key === key)).toMatchObject({
    quantity: 3,
    accessories: [{ quantity: 3 }],
  })
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
  expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(4)
})

test('applies all concurrent changes to a cart', async () => {
  const { id } = await aProduct(world.db, { stock: 100, max_quantity: 99 })
  const shopper = await aShopper(world.api)
  await shopper.add(id)

  await Promise.all(Array.from({ length: 12 }, () => shopper.add(id)))

  expect((await shopper.get()).data.detail.products).toMatchObject([{ product_id: id, quantity: 13 }])
})
