import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshApi, type FreshApi } from '../testing/fresh-api'
import { importShop } from './import-shop.command'
import { ShopImportError } from './format/import-problem.rules'
import { goodsMatcher } from './goods/goods.rules'

const smallShop = join(__dirname, 'testing/small-shop')
let api: FreshApi
let folder: string

beforeAll(async () => {
  api = await freshApi()
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-import-'))
  await cp(smallShop, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const edit = async (file: string, from: string, to: string) => {
  const before = await readFile(join(folder, file), 'utf8')
  expect(before).toContain(from)
  await writeFile(join(folder, file), before.replace(from, to))
}
const occasionsFile = 'occasions.yaml'

test('updates an occasion and its products on a second import', async () => {
  await importShop(folder, api.services)
  const told = await api.call('GET', '/v1/occasions/oseibo')
  const goods = await api.call('GET', '/v1/products?occasion[]=oseibo')

  expect(told.body).toMatchObject({
    name: 'お歳暮',
    season: { from: '11-01', to: '12-25' },
    recipients: [{ key: 'parents', name: '両親' }],
    noshi: { title: '内祝', cord: '紅白の蝶結び' },
    image: { path: expect.stringContaining('towel') },
  })
  expect(goods.body.data.map(({ key }: { key: string }) => key)).toEqual(['imabari-towel-set'])

  await edit(occasionsFile, 'name: お歳暮', 'name: 御歳暮')
  await edit('recipients.yaml', '  categories: [gift]\n', '  not_named: [今治]\n')
  await importShop(folder, api.services)

  expect((await api.call('GET', '/v1/occasions')).body.data).toEqual([
    expect.objectContaining({ key: 'oseibo', name: '御歳暮' }),
  ])
  expect((await api.call('GET', '/v1/products?recipient[]=parents')).body.data).toEqual([])
})

test.each(['お歳暮', 'おせいぼ', 'oseibo'])(
  'finds the products of an occasion when searching for %s',
  async (word) => {
    await importShop(folder, api.services)

    const { body } = await api.call('GET', `/v1/products?word=${encodeURIComponent(word)}`)

    expect(body.data.map(({ key }: { key: string }) => key)).toEqual(['imabari-towel-set'])
  },
)

test.each([
  ['named: [タオル]', 'named: [皿]', '商品がひとつもありません'],
  ['recipients: [parents]', 'recipients: [nobody]', '贈る相手が見つかりません（nobody）'],
  ['title: 内祝', 'title: 御歳暮', 'のしの表書きにありません（御歳暮）'],
  ['budgets: [3000, 5000]', 'budgets: [5000, 3000]', '予算は小さい順に入力してください'],
  ['named: [タオル]', 'named: [タオル]\n  collections: [none]', '見つかりません（none）'],
])('rejects an occasion when %s is replaced by %s (%s)', async (from, to, reason) => {
  await edit(occasionsFile, from, to)

  const failure = await importShop(folder, api.services).catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(ShopImportError)
  expect((failure as ShopImportError).problems).toEqual([
    { file: occasionsFile, line: 0, column: 'oseibo', reason },
  ])
})

test('rejects a season with an invalid start date', async () => {
  await edit(occasionsFile, 'from: 11-01', 'from: 13-01')

  await expect(importShop(folder, api.services)).rejects.toThrow(
    '「0.season.from」: 値が正しくありません（"13-01"）',
  )
})

test('selects products by category, tag, key, collection or name, minus exclusions', () => {
  const isMeant = goodsMatcher({
    'categories.csv': [
      { key: 'food', parent: null },
      { key: 'tea', parent: 'food' },
    ],
    'collections.csv': [{ alias: 'ranking', products: ['soap'] }],
  } as never)
  const none = { categories: [], tags: [], products: [], named: [] }
  const sencha = { key: 'sencha', name: '煎茶', categories: ['tea'], tags: ['new'] }

  expect(isMeant(none, sencha)).toBe(false)
  for (const goods of [
    { categories: ['food'] },
    { tags: ['new'] },
    { products: ['sencha'] },
    { named: ['茶'] },
  ])
    expect(isMeant({ ...none, ...goods }, sencha)).toBe(true)
  expect(isMeant({ ...none, categories: ['food'], not_named: ['煎'] }, sencha)).toBe(false)
  expect(isMeant({ ...none, collections: ['ranking'] }, { ...sencha, key: 'soap' })).toBe(true)
})
