import { countQueries } from './testing/count-queries'
import { aProduct, aUserAddress } from './testing/builders'
import { aReadyShopper } from './testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from './testing/fresh-api'

let api: FreshApi
let as: SignedIn

beforeAll(async () => {
  api = await freshApi()
  as = await api.signIn()
})
afterAll(() => api.close())

/** How many queries a call makes, once when there is little and once when there is much. */
async function queriesOf(url: () => string | Promise<string>, grow: () => Promise<unknown>): Promise<[few: number, many: number]> {
  const ask = async () => {
    const path = await url()
    return countQueries(api.db, async () => {
      const { status, body } = await api.call('GET', path, { as })
      if (status !== 200) throw new Error(`${path} answered ${status} ${JSON.stringify(body)}`)
    })
  }
  const few = await ask()
  await grow()
  return [few, await ask()]
}

const many = async (work: (index: number) => Promise<unknown>, count = 6) => {
  for (let index = 0; index < count; index += 1) await work(index)
}

test.each([
  ['a list of products', '/v1/products?per=50', () => many(() => aProduct(api.db))],
  ['favourites', '/v1/me/user-lists/favorites?is_listables=1&per=50', () => many(async () => api.call('POST', `/v1/products/${(await aProduct(api.db)).id}/likes`, { as }))],
  ['recently seen products', '/v1/me/product-histories', () => many(async () => api.call('POST', '/v1/product-histories', { as, body: { product_id: (await aProduct(api.db)).id } }))],
  ['the address book', '/v1/me/user-addresses', () => many(() => aUserAddress(api.db, as.id))],
  ['my orders', '/v1/me/orders?per=50', () => many(async () => (await aReadyShopper(api, { as })).decide(), 4)],
])('%s: as many queries for many rows as for one', async (_title, url, grow) => {
  await grow()

  const [few, much] = await queriesOf(() => url, grow)

  expect(few).toBeGreaterThan(0)
  expect(much).toBe(few)
  expect(much).toBeLessThanOrEqual(15)
})

test('a cart: as many queries for many lines as for one', async () => {
  const shopper = await aReadyShopper(api, { as })
  const url = () => `/v1/carts/${shopper.cart.token}`

  const [few, much] = await queriesOf(url, () => many(async () => shopper.add((await aProduct(api.db)).id)))

  expect(few).toBeGreaterThan(0)
  expect(much).toBe(few)
  expect(much).toBeLessThanOrEqual(20)
})
