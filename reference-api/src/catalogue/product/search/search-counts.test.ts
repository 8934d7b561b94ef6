import { aProduct } from '../../../testing/builders'
import { apiMetrics } from '../../../platform/observe/api-metrics'
import { freshApi, type FreshApi } from '../../../testing/fresh-api'
import { cacheSearchCounts } from './search-counts'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi({ searchCountCacheTtlMs: 60_000 })
})
afterAll(() => api.close())

test('caches the counts of a search but not the products', async () => {
  await aProduct(api.db, { key: 'first', unit_price: 1000 })
  const list = async (query: string) => {
    const { body, headers } = await api.call('GET', `/v1/products?${query}`)
    return {
      total: headers['x-total'],
      keys: body.data.map(({ key }: { key: string }) => key),
      price: body.data[0]?.unit_price,
    }
  }
  await list('')
  await aProduct(api.db, { key: 'second', unit_price: 2000 })
  await api.db.updateTable('product').set({ unit_price: 1500 }).where('key', '=', 'first').execute()

  const again = await list('sort=price_asc&page=1')
  const other = await list('price_from=1')

  expect(again).toEqual({ total: '1', keys: ['first', 'second'], price: 1500 })
  expect(other.total).toBe('2')
})

test('returns stale counts while a refresh is running', async () => {
  let now = 0
  const countSearch = cacheSearchCounts(1_000, () => now)
  const { id: channelId } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const search = {
    channelId,
    query: {},
    categoryIds: undefined,
    rates: { standard: 10, reduced: 8, exempt: 0, rounding: 'half_up' as const },
  }
  const inStock = async () => (await countSearch(api.db, search)).facets.in_stock
  const first = await inStock()
  await aProduct(api.db)

  now = 1_500
  const stale = await inStock()
  let renewed = stale
  while (renewed === stale) {
    await api.db.selectFrom('channel').select('id').execute()
    renewed = await inStock()
  }
  await aProduct(api.db)
  now = 100_000
  const anew = await inStock()

  expect([stale, renewed, anew]).toEqual([first, first + 1, first + 2])
})

test('records cache hits of searches in the metrics', async () => {
  apiMetrics().cache.reset()

  for (const page of [1, 2, 3]) await api.call('GET', `/v1/products?price_to=77&page=${page}`)

  const { values } = await apiMetrics().cache.get()
  const ofCounts = values.filter(({ labels }) => labels.cache === 'search counts')
  expect(ofCounts.map(({ labels, value }) => [labels.result, value])).toEqual([
    ['miss', 1],
    ['hit', 2],
  ])
})
