import { sql } from 'kysely'
import { aProduct, anAccessory } from '../../testing/builders'
import { countQueries } from '../../testing/count-queries'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
let other: FreshApi
let product: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  api = await freshApi()
  other = await freshApi({}, { database: databaseOf(api) })
}, 60_000)
afterAll(async () => {
  await other.close()
  await api.close()
})
beforeEach(async () => {
  product = await aProduct(api.db, { key: `set-${(count += 1)}`, name: '今治タオル', stock: 5 })
})

let count = 0
const databaseOf = ({ db, kind }: FreshApi) => ({
  db,
  readDb: db,
  kind,
  executeSql: async (text: string) => ({ rows: (await sql.raw(text).execute(db)).rows }),
  waiting: () => ({}),
  close: async () => undefined,
})

const list = '/v1/products?per=100'
const page = () => `/v1/products/${product.key}`
const get = async (url: string, from = api) => {
  const { status, body, headers } = await from.call('GET', url)
  return { status, body, headers }
}
const shown = async (from = api) => {
  const [one, all] = [await get(page(), from), await get(list, from)]
  const summary = all.body.data?.find(({ id }: { id: number }) => id === product.id)
  return { status: one.status, total: all.headers['x-total'], one: one.body, summary }
}

const changes: [string, () => Promise<unknown>][] = [
  [
    'price',
    () => api.db.updateTable('product').set({ unit_price: 777 }).where('id', '=', product.id).execute(),
  ],
  [
    'name',
    () => api.db.updateTable('product').set({ name: '別の名' }).where('id', '=', product.id).execute(),
  ],
  [
    'end of sale',
    () =>
      api.db
        .updateTable('product')
        .set({ sale_to: '2020-01-01T00:00:00Z' })
        .where('id', '=', product.id)
        .execute(),
  ],
  [
    'hiding',
    () => api.db.updateTable('product').set({ is_show: false }).where('id', '=', product.id).execute(),
  ],
  [
    'stock',
    () =>
      api.db.updateTable('product_stock').set({ quantity: 0 }).where('product_id', '=', product.id).execute(),
  ],
  [
    'review',
    () =>
      api.db
        .insertInto('product_review')
        .values({ product_id: product.id, nickname: 'はな', rating: 4 })
        .execute(),
  ],
  [
    'tax rate',
    () =>
      api.db
        .insertInto('tax_rate')
        .values({ tax_class: 'standard', valid_from: '2021-01-01', rate: 12 })
        .execute(),
  ],
]

test.each(changes)('shows a change of %s in every process on the next request', async (_what, change) => {
  const before = await shown()
  expect(await shown(other)).toEqual(before)

  await change()

  const after = await shown()
  expect(after).not.toEqual(before)
  expect(await shown(other)).toEqual(after)
})

test('ignores a change that is rolled back', async () => {
  const before = await shown()
  const dropped = api.db.transaction().execute(async (trx) => {
    await trx.updateTable('product').set({ unit_price: 1 }).where('id', '=', product.id).execute()
    throw new Error('taken back')
  })
  await expect(dropped).rejects.toThrow('taken back')

  expect(await shown()).toEqual(before)
  await api.db.updateTable('product').set({ unit_price: 2 }).where('id', '=', product.id).execute()
  expect((await shown()).one.unit_price).toBe(2)
})

test('starts and ends maintenance in every process on the next request', async () => {
  const channel_id = product.channel_id
  await get(list)

  await api.db
    .insertInto('setting')
    .values({ channel_id, key: 'SITE.MAINTENANCE', value: JSON.stringify({ is_on: true }) })
    .execute()
  const closed = [await get(list), await get(list, other)]
  await api.db.deleteFrom('setting').where('key', '=', 'SITE.MAINTENANCE').execute()

  expect(closed.map(({ status }) => status)).toEqual([503, 503])
  expect((await get(list, other)).status).toBe(200)
})

test('starts and ends a sale on time without any write', async () => {
  const from = new Date(api.clock.now().getTime() + 60_000)
  const to = new Date(from.getTime() + 60_000)
  await api.db
    .updateTable('product')
    .set({ sale_from: from, sale_to: to })
    .where('id', '=', product.id)
    .execute()
  const isSale = async () => (await get(page())).body.is_sale

  const seen = [await isSale()]
  for (let minute = 0; minute < 2; minute += 1) {
    api.advanceClock(60_001)
    seen.push(await isSale())
  }
  api.advanceClock(-120_002)

  expect(seen).toEqual([false, true, false])
})

test("includes a member's likes only in that member's responses", async () => {
  const as = await api.signIn()
  await get(page())

  await api.call('POST', `/v1/products/${product.id}/likes`, { as })

  const own = await api.call('GET', page(), { as })
  expect(own.body.is_favorite).toBe(true)
  expect(own.headers['cache-control']).toBe('no-store')
  const { body, headers } = await get(page())
  expect(body.is_favorite).toBe(false)
  expect([headers['cache-control'], headers['vary']]).toEqual([
    'public, max-age=2, s-maxage=2',
    'x-ecd-channel-id, authorization',
  ])
})

const accessoriesOf = async (from = api) => (await get(`${page()}/accessories`, from)).body.data
const reviewsOf = async (from = api) => (await get(`${page()}/reviews`, from)).body.data

test('shows a new accessory and review in each process immediately', async () => {
  const { id } = await anAccessory(api.db)
  expect([await accessoriesOf(), await accessoriesOf(other)]).toEqual([[], []])
  expect([await reviewsOf(), await reviewsOf(other)]).toEqual([[], []])

  await api.db.insertInto('product_accessory').values({ product_id: product.id, accessory_id: id }).execute()
  const review = { product_id: product.id, nickname: 'はな', rating: 4 }
  await api.db.insertInto('product_review').values(review).execute()

  const one = [expect.objectContaining({ id })]
  expect([await accessoriesOf(), await accessoriesOf(other)]).toEqual([one, one])
  const reviewed = [expect.objectContaining({ nickname: 'はな', rating: 4 })]
  expect([await reviewsOf(), await reviewsOf(other)]).toEqual([reviewed, reviewed])
})

const statementsOf = (work: () => Promise<unknown>) => countQueries(api.db, work)
const sell = () =>
  api.db.updateTable('product_stock').set({ quantity: 3 }).where('product_id', '=', product.id).execute()

test('lists unchanged products with a single SQL statement', async () => {
  await get(list)

  expect(await statementsOf(() => get(list))).toBe(1)
  await sell()
  expect(await statementsOf(() => get(list))).toBeLessThanOrEqual(3)
})

test('reads an unchanged product with a single SQL statement', async () => {
  await get(page())

  expect(await statementsOf(() => get(page()))).toBe(1)
  await sell()
  expect(await statementsOf(() => get(page()))).toBeLessThanOrEqual(4)
})

test('shares one read among identical concurrent requests by guests', async () => {
  await get(page())
  await sell()

  const statements = await statementsOf(() => Promise.all(Array.from({ length: 10 }, () => get(page()))))

  expect(statements).toBeLessThanOrEqual(10 + 3)
})

test('keeps answers that do not show what another order sold', async () => {
  const name = `青い花瓶${product.key}`
  await api.db.updateTable('product').set({ name }).where('id', '=', product.id).execute()
  const shown = [
    page(),
    `${page()}/accessories`,
    `${page()}/reviews`,
    `/v1/products?word=${encodeURIComponent(name)}`,
  ]
  for (const url of shown) await get(url)
  const sold = await aProduct(api.db, { key: `sold-${product.key}`, stock: 5 })
  for (const url of shown) await get(url)

  for (const quantity of [4, 3]) {
    await api.db.updateTable('product_stock').set({ quantity }).where('product_id', '=', sold.id).execute()
    for (const url of shown) expect(await statementsOf(() => get(url))).toBe(1)
  }
})

test('counts a product that sells out in a list without it', async () => {
  const counted = async () => (await get('/v1/products?per=1')).body.facets.in_stock
  const sold = await aProduct(api.db, { key: `sold-out-${product.key}`, stock: 1 })
  const before = await counted()

  await api.db.updateTable('product_stock').set({ quantity: 0 }).where('product_id', '=', sold.id).execute()

  expect(await counted()).toBe(before - 1)
})

test('shows on a product’s page that another variant sells out', async () => {
  const { product_model_id } = product
  const variant = await aProduct(api.db, { key: `variant-${product.key}`, product_model_id, stock: 1 })
  const states = async () =>
    (await get(page())).body.product_model.products.map(
      ({ stock_state }: { stock_state: string }) => stock_state,
    )
  const before = await states()

  await api.db
    .updateTable('product_stock')
    .set({ quantity: 0 })
    .where('product_id', '=', variant.id)
    .execute()

  expect(await states()).not.toEqual(before)
})

test('says what a guest’s answer shows and how long it lasts', async () => {
  const { headers } = await get(page())
  expect(headers['x-shop-tags']).toBe(`reviews product:${product.id}`)
  expect(Number(headers['x-shop-lasts-ms'])).toBeLessThanOrEqual(3_600_000)

  const own = await api.call('GET', page(), { as: await api.signIn() })
  expect(own.headers).not.toHaveProperty('x-shop-tags')
})
