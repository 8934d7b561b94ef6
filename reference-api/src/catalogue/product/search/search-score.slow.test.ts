import { join } from 'node:path'
import queries from '../../../../data/search-understanding.json'
import { importShop } from '../../../shop-import/import-shop.command'
import { freshApi, type FreshApi } from '../../../testing/fresh-api'

/** `must` is met among the first five, `may` by each of them, `never` by none of the first three. */
type Query = {
  query: string
  kind: string
  must?: string[]
  may?: string
  never?: string
  /** Lowest and highest price with tax, for each of the first five. */
  price?: number[]
  without?: string
  empty?: boolean
}
type Found = { id: number; name: string; price_with_tax: number }

let api: FreshApi
let found: { asked: Query; goods: Found[]; faults: string[]; hasStranger: boolean }[]

const list = async (word: string) =>
  (await api.call('GET', `/v1/products?per=5&word=${encodeURIComponent(word)}`)).body

/** Fetches the products that the list shows first: its own, or those that it offers in their place. */
async function findShown(word: string): Promise<Found[]> {
  const { data, did_you_mean, nearest } = await list(word)
  const offered = nearest?.word ?? did_you_mean
  return data.length === 0 && offered ? (await list(offered)).data : data
}

async function containsAllergen(id: number, allergen: string): Promise<boolean> {
  const row = await api.db
    .selectFrom('product_allergen')
    .select('product_id')
    .where('product_id', '=', id)
    .where('allergen', '=', allergen)
    .executeTakeFirst()
  return row !== undefined
}

async function check(asked: Query) {
  const goods = await findShown(asked.query)
  const { must = [], may, never, price, without, empty = false } = asked
  const matches = (pattern: string) => (one: Found) => new RegExp(pattern, 'u').test(one.name)
  const isStranger = (one: Found) => never !== undefined && matches(never)(one)
  const hasStranger = goods.slice(0, 3).some(isStranger)
  const faults = [
    ...(empty ? [] : must.filter((pattern) => !goods.some(matches(pattern))).map((one) => `no ${one}`)),
    ...(may === undefined ? [] : goods.filter((one) => !matches(may)(one)).map(({ name }) => `odd ${name}`)),
    ...(hasStranger ? [`stranger ${goods.find(isStranger)?.name}`] : []),
    ...goods
      .filter(({ price_with_tax: yen }) => price && (yen < price[0]! || yen > price[1]!))
      .map(({ name, price_with_tax }) => `${price_with_tax} yen ${name}`),
    ...(empty && goods.length > 0 ? [`found ${goods[0]?.name}`] : []),
    ...(must.length > 0 && goods.length === 0 ? ['empty'] : []),
  ]
  if (without)
    for (const { id, name } of goods) if (await containsAllergen(id, without)) faults.push(`contains ${name}`)
  return { asked, goods, faults, hasStranger }
}

beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1_000 })
  await importShop(join(__dirname, '../../../../seed/tsunagu'), api.services)
  found = []
  for (const asked of queries as Query[]) found.push(await check(asked))
  process.stdout.write(`${printScore()}\n`)
}, 300_000)
afterAll(() => api.close())

function printScore(): string {
  const kinds = [...new Set(found.map(({ asked }) => asked.kind)), undefined]
  const rows = kinds.map((kind) => {
    const all = found.filter(({ asked }) => kind === undefined || asked.kind === kind)
    const right = all.filter(({ faults }) => faults.length === 0)
    return `${kind ?? 'all'}: ${right.length} of ${all.length} (${(right.length / all.length).toFixed(3)})`
  })
  const missed = found.filter(({ faults }) => faults.length > 0)
  return [...rows, ...missed.map(({ asked, faults }) => `${asked.query}: ${faults.join('; ')}`)].join('\n')
}

test('answers 95 of 100 queries as they were meant', () => {
  const right = found.filter(({ faults }) => faults.length === 0)

  expect(right.length / found.length).toBeGreaterThanOrEqual(0.95)
})

test('ranks no stranger among the first three', () => {
  expect(found.filter(({ hasStranger }) => hasStranger).map(({ asked }) => asked.query)).toEqual([])
})

test('finds something wherever the shop has goods', () => {
  const empty = found.filter(({ asked, goods }) => (asked.must ?? []).length > 0 && goods.length === 0)

  expect(empty.map(({ asked }) => asked.query)).toEqual([])
})
