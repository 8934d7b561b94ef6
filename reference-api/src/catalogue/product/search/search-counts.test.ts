import { aProduct } from '../../../testing/builders'
import { apiMetrics } from '../../../platform/observe/api-metrics'
import { freshApi, type FreshApi } from '../../../testing/fresh-api'

let api: FreshApi
let sold: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  api = await freshApi()
  sold = await aProduct(api.db, { key: 'sold', unit_price: 1000, stock: 5 })
})
afterAll(() => api.close())

async function countLookups(work: () => Promise<unknown>) {
  apiMetrics().cache.reset()
  await work()
  const { values } = await apiMetrics().cache.get()
  const ofCounts = values.filter(({ labels }) => labels.cache === 'search counts')
  return Object.fromEntries(ofCounts.map(({ labels, value }) => [labels.result, value]))
}

const list = (query: string) => api.call('GET', `/v1/products?${query}`)
const setStock = (quantity: number) =>
  api.db.updateTable('product_stock').set({ quantity }).where('product_id', '=', sold.id).execute()

test('counts a search once for all of its pages and sort orders', async () => {
  const lookups = await countLookups(async () => {
    for (const query of ['price_to=77', 'price_to=77&page=2', 'price_to=77&sort=newest']) await list(query)
  })

  expect(lookups).toEqual({ miss: 1, hit: 2 })
})

test('keeps a search’s counts while a sold product remains in stock', async () => {
  await list('price_from=1')
  await setStock(4)

  expect(await countLookups(() => list('price_from=1&page=2'))).toEqual({ hit: 1 })
})

test('counts again after a product sells out', async () => {
  const inStock = async (page: number) => (await list(`price_from=2&page=${page}`)).body.facets.in_stock
  const before = await inStock(1)
  await setStock(0)

  expect(await inStock(2)).toBe(before - 1)
})

test('counts again after the catalogue changes', async () => {
  const total = async (page: number) => Number((await list(`price_to=9000&page=${page}`)).headers['x-total'])
  const before = await total(1)
  await aProduct(api.db, { key: 'added', unit_price: 2000 })

  expect(await total(2)).toBe(before + 1)
})

test('counts different searches apart', async () => {
  const total = async (query: string) => (await list(query)).headers['x-total']

  expect([await total('price_to=1'), await total('price_to=99999')]).toEqual([
    '0',
    expect.not.stringMatching('^0$'),
  ])
})
