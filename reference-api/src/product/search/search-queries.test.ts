import { join } from 'node:path'
import queries from '../../../data/search-queries.json'
import { importShop } from '../../shop-import/import-shop.command'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1_000 })
  await importShop(join(__dirname, '../../../seed/tsunagu'), api.services)
}, 180_000)
afterAll(() => api.close())

async function firstFive(word: string): Promise<string[]> {
  const { body } = await api.call('GET', `/v1/products?per=5&word=${encodeURIComponent(word)}`)
  return body.data.map(({ name }: { name: string }) => name)
}

test('of what shoppers ask for, nine in ten find it among the first five', async () => {
  const missed: string[] = []
  for (const [query = '', wanted = ''] of queries) {
    const names = await firstFive(query)
    if (!names.some((name) => new RegExp(wanted).test(name))) missed.push(`${query}: ${names.join('、')}`)
  }

  expect(missed.length > queries.length / 10 ? missed : []).toEqual([])
})
