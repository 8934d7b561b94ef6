import { sql } from 'kysely'
import { aProduct } from '../../../testing/builders'
import { freshApi, type FreshApi } from '../../../testing/fresh-api'
import { resolveQuery } from '../words/resolve-query.rules'
import { buildLexicon } from '../words/lexicon.rules'
import { searchProductIds } from './product-search.sql'

let api: FreshApi
let channel_id: number

beforeAll(async () => {
  api = await freshApi()
  channel_id = (await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => api.close())

/** Writes the vocabulary as an import does, after its products. */
async function writeVocabulary(...words: string[]) {
  await api.db.deleteFrom('search_word').where('channel_id', '=', channel_id).execute()
  await api.db
    .insertInto('search_word')
    .values(words.map((word) => ({ channel_id, word, shown: word, rank: '1' })))
    .execute()
}

async function find(word: string): Promise<number[]> {
  const { body } = await api.call('GET', `/v1/products?word=${encodeURIComponent(word)}`)
  return body.data.map(({ id }: { id: number }) => id)
}

const change = (id: number, values: object) =>
  api.db.updateTable('product').set(values).where('id', '=', id).execute()

test('finds a product by the words of its last import', async () => {
  const { id } = await aProduct(api.db, { key: 'cup', search_words: ['1花瓶'] })
  await writeVocabulary('花瓶')
  expect(await find('花瓶')).toEqual([id])

  await change(id, { search_words: ['1急須'] })
  await writeVocabulary('花瓶', '急須')

  expect([await find('花瓶'), await find('急須')]).toEqual([[], [id]])
})

test('leaves hidden and deleted products out', async () => {
  const hidden = await aProduct(api.db, { key: 'hidden', search_words: ['1花器'] })
  const deleted = await aProduct(api.db, { key: 'deleted', search_words: ['1花器'] })
  const shown = await aProduct(api.db, { key: 'shown', search_words: ['1花器'] })
  await writeVocabulary('花器')
  await change(hidden.id, { is_show: false })
  await api.db.deleteFrom('product').where('id', '=', deleted.id).execute()

  expect(await find('花器')).toEqual([shown.id])
})

test('ranks names before labels, each word counting', async () => {
  const words = [['2茶碗', '2青磁'], ['1茶碗', '1青磁'], ['1茶碗', '2青磁'], ['1茶碗']]
  const ids: number[] = []
  for (const [index, search_words] of words.entries())
    ids.push((await aProduct(api.db, { key: `bowl-${index}`, search_words, stock: 1 })).id)
  await writeVocabulary('茶碗', '青磁')

  expect(await find('茶碗 青磁')).toEqual([ids[1], ids[2], ids[0]])
})

test('excludes products by a word of their name or labels', async () => {
  const words = [['1葡萄酒', '1赤'], ['1葡萄酒', '2赤'], ['1葡萄酒', '3赤'], ['1葡萄酒']]
  const ids: number[] = []
  for (const [index, search_words] of words.entries())
    ids.push((await aProduct(api.db, { key: `wine-${index}`, search_words })).id)
  await writeVocabulary('葡萄酒', '赤')

  expect((await find('葡萄酒 -赤')).toSorted()).toEqual([ids[2], ids[3]])
  expect((await find('赤じゃない葡萄酒')).toSorted()).toEqual([ids[2], ids[3]])
  expect(await find('葡萄酒 -白')).toHaveLength(4)
})

test('excludes alcoholic drinks', async () => {
  const search_words = ['1贈答']
  await aProduct(api.db, { key: 'sake', search_words, is_alcohol: true })
  const tea = await aProduct(api.db, { key: 'tea', search_words, is_alcohol: true })
  await writeVocabulary('贈答')
  await change(tea.id, { is_alcohol: false })

  expect(await find('お酒以外 贈答')).toEqual([tea.id])
})

describe('on a shelf of many products', () => {
  const word = { word: '煎茶', shown: '煎茶', rank: '1' as const }
  const rest = { word: '湯呑', shown: '湯呑', rank: '1' as const }
  const lexicon = buildLexicon({ occasions: [], recipients: [], tags: [], words: [word, rest] })

  type Node = { 'Relation Name'?: string; 'Node Type': string; Plans?: Node[]; [key: string]: unknown }
  const listNodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(listNodes)]

  async function explain(query: string) {
    let plan: Node | undefined
    const db = api.db.withPlugin({
      transformQuery: ({ node }) =>
        node.kind === 'RawNode'
          ? {
              ...node,
              sqlFragments: [
                `explain (analyze, buffers, format json) ${node.sqlFragments[0] ?? ''}`,
                ...node.sqlFragments.slice(1),
              ],
            }
          : node,
      transformResult: async ({ result }) => {
        plan = (result.rows as { 'QUERY PLAN': { Plan: Node }[] }[])[0]?.['QUERY PLAN'][0]?.Plan
        return { ...result, rows: [] }
      },
    })
    const rates = { standard: 10, reduced: 8, exempt: 0, rounding: 'half_up' as const, isTaxedByTotal: false }
    const words = resolveQuery(query, lexicon)
    const search = { channelId: channel_id, query: {}, words, categoryIds: undefined, rates }
    await searchProductIds(db, search, { current: 1, per: 24, offset: 0 })
    if (!plan) throw new Error('The statement has no plan')
    return { plan, nodes: listNodes(plan) }
  }

  beforeAll(async () => {
    await sql`with models as (
        insert into product_model (channel_id, key, name)
        select ${channel_id}, 'shelf-' || n, '品' from generate_series(1, 6000) n returning id, key)
      insert into product (channel_id, product_model_id, key, code, name, name_kana, unit_price, tax_class, search_words)
      select ${channel_id}, id, key, key, '品', 'シナ', 1000, 'standard',
        case when substr(key, 7)::int % 100 = 0 then '{1煎茶,2湯呑}'::text[] else '{2湯呑}'::text[] end from models`.execute(
      api.db,
    )
    await writeVocabulary('煎茶', '湯呑')
    await sql`analyze product_facet, search_posting`.execute(api.db)
  })

  test.each(['煎茶', '煎茶 湯呑'])('reads no product texts and no whole shelf for %s', async (query) => {
    const { nodes } = await explain(query)
    const relations = nodes.flatMap((node) => node['Relation Name'] ?? [])

    expect(new Set(relations)).toEqual(new Set(['product_facet', 'search_posting']))
    expect(nodes).not.toContainEqual(
      expect.objectContaining({ 'Node Type': 'Seq Scan', 'Relation Name': 'product_facet' }),
    )
  })

  test('reads at most twice as many pages as a word has products', async () => {
    const { plan } = await explain('煎茶')

    expect(Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks'])).toBeLessThan(2 * 60 + 20)
  })
})
