import { aProduct } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
let channel_id: number
const tagIds: Record<string, number> = {}

beforeAll(async () => {
  api = await freshApi()
  channel_id = (await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()).id
  const tags = await api.db
    .insertInto('tag')
    .values([
      { channel_id, key: 'new', name: '新着', position: 1 },
      { channel_id, key: 'set', name: '詰合せ', position: 0 },
      { channel_id, key: 'unused', name: '使われない', position: 2 },
    ])
    .returning(['id', 'key'])
    .execute()
  for (const { id, key } of tags) tagIds[key] = id
}, 60_000)
afterAll(() => api.close())

const article = (key: string, day: string) => ({
  ...{ channel_id, key, title: key, body: '<p>本文</p>', published_at: `${day}T00:00:00+09:00` },
})
const keysOf = ({ body }: { body: { data: { key: string }[] } }) => body.data.map(({ key }) => key)
const get = (url: string) => api.call('GET', url)

test('filters news by tag and category and lists the available choices', async () => {
  const [opening, closing, gifts, later] = await api.db
    .insertInto('news')
    .values([
      { ...article('opening', '2026-01-01'), category: 'お知らせ' },
      { ...article('closing', '2026-01-02'), category: '休業' },
      { ...article('gifts', '2026-01-03'), category: 'お知らせ' },
      { ...article('later', '2999-01-01'), category: '予告' },
    ])
    .returning('id')
    .execute()
  const tag = (news: { id: number }, key: string) => ({ news_id: news.id, tag_id: tagIds[key]! })
  await api.db
    .insertInto('news_tag')
    .values([
      tag(opening!, 'new'),
      tag(closing!, 'new'),
      tag(gifts!, 'new'),
      tag(gifts!, 'set'),
      tag(later!, 'unused'),
    ])
    .execute()

  const all = await get('/v1/news')
  expect(all.body.data[0].tags.map(({ key }: { key: string }) => key)).toEqual(['set', 'new'])
  expect(all.body.categories).toEqual(['お知らせ', '休業'])
  expect(all.body.tags.map(({ name }: { name: string }) => name)).toEqual(['詰合せ', '新着'])
  const ofNew = await get('/v1/news?tag=new')
  expect(keysOf(ofNew)).toEqual(['gifts', 'closing', 'opening'])
  expect(ofNew.headers['x-total']).toBe('3')
  const both = `/v1/news?tag=new&category=${encodeURIComponent('お知らせ')}`
  expect(keysOf(await get(both))).toEqual(['gifts', 'opening'])
  expect(keysOf(await get('/v1/news?tag=new&per=1&page=3'))).toEqual(['opening'])
  expect(keysOf(await get('/v1/news?tag=nothing'))).toEqual([])
})

test("shows a news entry's visible products in the editor's order", async () => {
  const [first, hidden, second] = [
    await aProduct(api.db),
    await aProduct(api.db, { is_show: false }),
    await aProduct(api.db),
  ]
  const { id: news_id } = await api.db
    .insertInto('news')
    .values(article('arrivals', '2026-01-04'))
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('news_product')
    .values([second, hidden, first].map(({ id }, position) => ({ news_id, product_id: id, position })))
    .execute()

  const { body } = await get('/v1/news/arrivals')

  expect(body.products.map(({ key }: { key: string }) => key)).toEqual([second.key, first.key])
  expect(body.products[0]).toMatchObject({ price_with_tax: 3300 })
  expect((await get('/v1/news/opening')).body.products).toEqual([])
})

test('filters articles by tag and keeps stylists separate', async () => {
  const [tea, sato] = await api.db
    .insertInto('blog')
    .values([
      { ...article('tea', '2026-01-01'), category: 'blog' },
      { ...article('sato', '2026-01-01'), category: 'stylist' },
      { ...article('knife', '2026-01-02'), category: 'blog' },
    ])
    .returning('id')
    .execute()
  await api.db
    .insertInto('blog_tag')
    .values([
      { blog_id: tea!.id, tag_id: tagIds.set! },
      { blog_id: sato!.id, tag_id: tagIds.new! },
    ])
    .execute()

  const all = await get('/v1/blogs')
  expect(all.body.tags.map(({ key }: { key: string }) => key)).toEqual(['set'])
  expect(keysOf(await get('/v1/blogs?tag=set'))).toEqual(['tea'])
  expect(keysOf(await get('/v1/blogs?tag=new'))).toEqual([])
  expect(keysOf(await get('/v1/blogs?tag=new&category=stylist'))).toEqual(['sato'])
  expect((await get('/v1/blogs/tea')).body.tags).toEqual([{ id: tagIds.set, key: 'set', name: '詰合せ' }])
})
