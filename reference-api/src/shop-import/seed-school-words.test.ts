import { join } from 'node:path'
import { freshApi, type FreshApi } from '../testing/fresh-api'
import { importShop } from './import-shop.command'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1_000 })
  await importShop(join(__dirname, '../../seed/school'), api.services)
}, 180_000)
afterAll(() => api.close())

async function search(word: string): Promise<string[]> {
  const { body } = await api.call('GET', `/v1/products?per=60&word=${encodeURIComponent(word)}`, {
    headers: { 'x-ecd-channel-id': 'school' },
  })
  return body.data.map(({ key }: { key: string }) => key)
}

test('finds the goods of a school by its code', async () => {
  const goods = await search('2101')

  expect(goods).toContain('blazer-kon')
  expect(goods).not.toContain('blazer-midori')
})

test.each([
  ['1年生', 'art-set-ao'],
  ['女子', 'skirt-kon'],
  ['男子', 'slacks-gray'],
  ['Lサイズ', 'cardigan-camel'],
  ['LLサイズ', 'cardigan-camel'],
  ['28cm', 'shoes-brown'],
  ['28.5cm', 'shoes-brown'],
  ['体操服 青', 'gym-ao'],
])('finds for %s the goods %s', async (word, key) => {
  expect(await search(word)).toContain(key)
})

test('finds no skirt for 男子', async () => {
  const goods = await search('男子')

  expect(goods).not.toEqual([])
  expect(goods.filter((key) => key.startsWith('skirt'))).toEqual([])
})
