import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { atomXml } from './feed.rules'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const read = (name: string) => api.call('GET', `/v1/feeds/${name}.atom`)

test('lists published news, newest first', async () => {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const news = { channel_id, category: '', summary: '要約', body: '', is_show: true }
  await api.db
    .insertInto('news')
    .values([
      { ...news, key: 'feed-old', title: '秋 & 冬', published_at: '2020-01-01T00:00:00+09:00' },
      { ...news, key: 'feed-new', title: '新年', published_at: '2021-01-01T00:00:00+09:00' },
      { ...news, key: 'feed-later', title: 'まだ', published_at: '2999-01-01T00:00:00+09:00' },
    ])
    .execute()

  const { status, headers, body } = await read('news')

  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(body.indexOf('/news/feed-new')).toBeLessThan(body.indexOf('/news/feed-old'))
  expect(body).toContain('秋 &#38; 冬')
  expect(body).not.toContain('feed-later')
})

test('serves a separate feed for the blog', async () => {
  const { status, body } = await read('blog')

  expect(status).toBe(200)
  expect(body).toContain('<title>読みもの｜')
})

test('uses the given update time for an empty feed', () => {
  const feed = {
    origin: 'https://a.example',
    title: 'お知らせ',
    shop: '店',
    self: '/f',
    page: '/news',
    updatedAt: '2026-01-01T00:00:00Z',
  }

  expect(atomXml(feed, [])).toContain('<updated>2026-01-01T00:00:00Z</updated>')
})
