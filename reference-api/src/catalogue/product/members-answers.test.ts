import { aProduct } from '../../testing/builders'
import { countQueries } from '../../testing/count-queries'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
let product: Awaited<ReturnType<typeof aProduct>>
let count = 0

beforeAll(async () => {
  api = await freshApi()
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  product = await aProduct(api.db, { key: `set-${(count += 1)}`, stock: 5 })
})

type Hearts = { one: boolean; listed: boolean }

const list = '/v1/products?per=100'
const page = () => `/v1/products/${product.key}`
const get = (url: string, as?: SignedIn) => api.call('GET', url, { as })
const like = (as: SignedIn, id = product.id) => api.call('POST', `/v1/products/${id}/likes`, { as })
const unlike = (as: SignedIn) => api.call('DELETE', `/v1/products/${product.id}/likes`, { as })
const read = async (as?: SignedIn) => {
  const [one, all] = [await get(page(), as), await get(list, as)]
  return { one: one.body, summary: all.body.data.find(({ id }: { id: number }) => id === product.id) }
}
const hearts = async (as?: SignedIn): Promise<Hearts> => {
  const { one, summary } = await read(as)
  return { one: one.is_favorite, listed: summary.is_favorite }
}
const statementsOf = (work: () => Promise<unknown>) => countQueries(api.db, work)

const liked = { one: true, listed: true }
const notLiked = { one: false, listed: false }

test('a member shares the guests’ answer apart from the heart', async () => {
  const as = await api.signIn()
  await like(as)
  const guests = await get(page())

  const own = await get(page(), as)

  const [variant] = guests.body.product_model.products
  const product_model = { ...guests.body.product_model, products: [{ ...variant, is_favorite: true }] }
  expect(own.body).toEqual({ ...guests.body, is_favorite: true, product_model })
})

test('a member shows the next guest no heart', async () => {
  const as = await api.signIn()
  await like(as)

  expect(await hearts(as)).toEqual(liked)
  expect(await hearts()).toEqual(notLiked)
})

test('a heart on one variant leaves the others without', async () => {
  const as = await api.signIn()
  const other = await aProduct(api.db, {
    key: `other-${product.key}`,
    product_model_id: product.product_model_id,
    is_listed: false,
  })
  await like(as, other.id)

  const { is_favorite, product_model } = (await get(page(), as)).body

  expect(is_favorite).toBe(false)
  expect(product_model.products.filter((one: { is_favorite: boolean }) => one.is_favorite)).toMatchObject([
    { id: other.id },
  ])
})

test('each caller gets only their own hearts, asked in turns', async () => {
  const [first, second] = [await api.signIn(), await api.signIn()]
  await like(first)

  const seen: Hearts[] = []
  for (const as of [first, second, undefined, second, first, undefined]) seen.push(await hearts(as))

  expect(seen).toEqual([liked, notLiked, notLiked, notLiked, liked, notLiked])
})

test('each caller gets only their own hearts, asked at once', async () => {
  const [first, second] = [await api.signIn(), await api.signIn()]
  await like(first)
  const callers = Array.from({ length: 30 }, (_, index) => [first, second, undefined][index % 3])

  const seen = await Promise.all(callers.map(hearts))

  expect(seen).toEqual(callers.map((as) => (as === first ? liked : notLiked)))
})

test('a member’s answers asked at once have their own hearts', async () => {
  const as = await api.signIn()
  const other = await aProduct(api.db, { key: `other-${product.key}`, stock: 5 })
  await Promise.all([like(as), like(as, other.id)])
  const urls = Array.from({ length: 20 }, (_, index) => (index % 2 ? page() : `/v1/products/${other.key}`))

  const answers = await Promise.all(urls.map((url) => get(url, as)))

  expect(answers.map(({ body }) => body.is_favorite)).toEqual(urls.map(() => true))
})

test('a pressed and a released heart show on the next read', async () => {
  const as = await api.signIn()
  const seen = [await hearts(as)]

  await like(as)
  seen.push(await hearts(as))
  await unlike(as)
  seen.push(await hearts(as))

  expect(seen).toEqual([notLiked, liked, notLiked])
})

test('a member sees a new price on the next read', async () => {
  const as = await api.signIn()
  await read(as)

  await api.db.updateTable('product').set({ unit_price: 777 }).where('id', '=', product.id).execute()

  const { one, summary } = await read(as)
  expect(one.unit_price).toBe(777)
  expect(summary.unit_price).toBe(777)
})

test('a member sees on the next read that a product sells out', async () => {
  const as = await api.signIn()
  await read(as)

  await api.db
    .updateTable('product_stock')
    .set({ quantity: 0 })
    .where('product_id', '=', product.id)
    .execute()

  const { one, summary } = await read(as)
  expect(one.stock_state).toBe('sold_out')
  expect(summary.stock_state).toBe('sold_out')
})

test('a member sees the beginning of a sale on time', async () => {
  const as = await api.signIn()
  const sale_from = new Date(api.clock.now().getTime() + 60_000)
  await api.db.updateTable('product').set({ sale_from }).where('id', '=', product.id).execute()
  const seen = [(await get(page(), as)).body.is_sale]

  api.advanceClock(60_001)
  seen.push((await get(page(), as)).body.is_sale)
  api.advanceClock(-60_001)

  expect(seen).toEqual([false, true])
})

test('a member’s product takes two statements after a guest’s', async () => {
  const as = await api.signIn()
  await like(as)
  await get(page())

  expect(await statementsOf(() => get(page(), as))).toBe(2)
})

test.each([
  ['list', () => list],
  ['recommendations', () => `${page()}/recommend`],
])('a member’s %s take two statements', async (_what, url) => {
  const as = await api.signIn()
  await get(url(), as)

  expect(await statementsOf(() => get(url(), as))).toBe(2)
})

test('a member’s answer without hearts takes one statement', async () => {
  const as = await api.signIn()
  await get('/v1/categories/hierarchy?table=products', as)

  expect(await statementsOf(() => get('/v1/categories/hierarchy?table=products', as))).toBe(1)
})

test('guests share an answer that a member’s read computed', async () => {
  await get(page(), await api.signIn())

  expect(await statementsOf(() => get(page()))).toBe(1)
})

test('a member’s answer is private and has the guests’ paging', async () => {
  const guests = await get(list)
  const { headers } = await get(list, await api.signIn())

  expect(headers['cache-control']).toBe('no-store')
  expect(headers['vary']).toBe('x-ecd-channel-id, authorization')
  expect(headers['x-total']).toBe(guests.headers['x-total'])
  expect(headers).not.toHaveProperty('x-shop-tags')
})

test('a revoked login gets no heart and a private answer', async () => {
  const as = await api.signIn()
  await like(as)
  await get(page(), as)
  await api.db
    .updateTable('user_session')
    .set({ revoked_at: api.clock.now() })
    .where('user_account_id', '=', as.id)
    .execute()

  expect(await hearts(as)).toEqual(notLiked)
  expect((await get(page(), as)).headers['cache-control']).toBe('no-store')
})

test('a member’s read of an unknown product is a private 404', async () => {
  const { status, headers } = await get('/v1/products/no-such-product', await api.signIn())

  expect(status).toBe(404)
  expect(headers['cache-control']).toBe('no-store')
})

test('two members at once share the read of the changed product', async () => {
  const members = await Promise.all([api.signIn(), api.signIn()])
  await get(page())
  await api.db
    .updateTable('product_stock')
    .set({ quantity: 3 })
    .where('product_id', '=', product.id)
    .execute()

  // Two statements of each member, and three for the product.
  expect(await statementsOf(() => Promise.all(members.map((as) => get(page(), as))))).toBeLessThanOrEqual(7)
})
