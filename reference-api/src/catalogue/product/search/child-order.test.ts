import { aProduct } from '../../../testing/builders'
import { freshApi, type FreshApi } from '../../../testing/fresh-api'

let api: FreshApi
const factOf = (value: string) => JSON.stringify([{ label: 'よく選ばれるお子さま', value }])

beforeAll(async () => {
  api = await freshApi()
  await aProduct(api.db, { key: 'blue', position: 1, data: factOf('男の子') })
  await aProduct(api.db, { key: 'any', position: 2 })
  await aProduct(api.db, { key: 'pink', position: 3, data: factOf('女の子') })
  await aProduct(api.db, { key: 'navy', position: 4, data: factOf('男の子') })
}, 60_000)
afterAll(() => api.close())

const list = async (query: string) =>
  (await api.call('GET', `/v1/products?${query}`)).body.data.map(({ key }: { key: string }) => key)

test('sorts goods in the other child’s colours last', async () => {
  expect(await list('child=girl')).toEqual(['any', 'pink', 'blue', 'navy'])
  expect(await list('child=boy')).toEqual(['blue', 'any', 'navy', 'pink'])
})

test('continues with the other child’s goods on later pages', async () => {
  const pages = [await list('child=girl&per=3&page=1'), await list('child=girl&per=3&page=2')]

  expect(pages).toEqual([['any', 'pink', 'blue'], ['navy']])
})
