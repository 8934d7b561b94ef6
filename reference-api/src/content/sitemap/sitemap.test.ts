import Fastify from 'fastify'
import { aProduct } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { serveSitemaps } from './serve-sitemaps'
import { sitemapIndexXml } from './sitemap.rules'
import { fetchSitemapParts } from './sitemap.sql'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
})
afterAll(() => api.close())

const headers = { host: 'api.internal', 'x-forwarded-host': 'shop.example.jp', 'x-forwarded-proto': 'https' }
const locations = async () =>
  [...(await api.call('GET', '/sitemap.xml', { headers })).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, location]) => location,
  )

test("lists a channel's visible pages by their public URL", async () => {
  const { id: channel_id } = await api.db
    .selectFrom('channel')
    .select('id')
    .where('code', '=', 'tsunagu')
    .executeTakeFirstOrThrow()
  await aProduct(api.db, { key: 'imabari-towel-set' })
  await aProduct(api.db, { key: 'hidden', is_show: false })
  await api.db
    .insertInto('category')
    .values({ channel_id, table_name: 'products', key: 'towel', name: 'タオル' })
    .execute()
  await api.db
    .insertInto('static_page')
    .values({ channel_id, url: '/law', title: '特定商取引法に基づく表記', content: '' })
    .execute()
  expect(await locations()).not.toContain('https://shop.example.jp/occasion')
  await api.db.insertInto('occasion').values({ channel_id, key: 'oseibo', name: 'お歳暮' }).execute()
  const news = { channel_id, title: 'お知らせ', body: '' }
  await api.db
    .insertInto('news')
    .values([
      { ...news, key: 'today', published_at: api.clock.now() },
      { ...news, key: 'tomorrow', published_at: new Date(api.clock.now().getTime() + 86_400_000) },
    ])
    .execute()

  const listed = await locations()

  for (const path of [
    '/',
    '/product',
    '/product/imabari-towel-set',
    '/product?category=towel',
    '/occasion',
    '/gift-finder',
    '/ranking',
    '/occasion/oseibo',
    '/law',
    '/news/today',
  ])
    expect(listed).toContain(`https://shop.example.jp${path}`)
  expect(listed.filter((location) => /hidden|tomorrow|mypage|cart/.test(location ?? ''))).toEqual([])
})

test.each(['/sitemap.xml', '/robots.txt'])(
  'sends a Vary header with channel and host for %s',
  async (url) => {
    const answer = await api.call('GET', url, { headers })

    expect(answer.headers['vary']).toBe('x-ecd-channel-id, x-forwarded-host')
  },
)

test("excludes other channels from a channel's sitemap", async () => {
  await api.db.insertInto('channel').values({ code: 'business', name: '法人' }).execute()
  const { body } = await api.call('GET', '/sitemap.xml', {
    headers: { ...headers, 'x-ecd-channel-id': 'business' },
  })

  expect(body).toContain('<loc>https://shop.example.jp/product</loc>')
  expect(body).not.toContain('imabari-towel-set')
})

test('uses an index if there are too many pages for one sitemap', () => {
  expect(sitemapIndexXml('https://shop.example.jp', [null, '2026-11-20T16:00:00Z'])).toContain(
    '<sitemap><loc>https://shop.example.jp/sitemap.xml?page=1</loc></sitemap>' +
      '<sitemap><loc>https://shop.example.jp/sitemap.xml?page=2</loc><lastmod>2026-11-21</lastmod></sitemap>',
  )
})

test('splits a large sitemap without losing or repeating pages', async () => {
  const app = Fastify({ trustProxy: true })
  app.decorate('services', api.services)
  serveSitemaps(app, 1)
  const read = async (url: string) => (await app.inject({ url, headers })).body
  const listedIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found]) => found ?? '')
  await api.db
    .updateTable('product')
    .set({ updated_at: new Date('2026-11-20T16:00:00Z') })
    .where('key', '=', 'imabari-towel-set')
    .execute()

  const index = await read('/sitemap.xml')
  const parts = await Promise.all(
    listedIn(index).map((url) => read(url.replace('https://shop.example.jp', ''))),
  )
  const whole = await api.call('GET', '/sitemap.xml', { headers })

  expect(index).toContain('<sitemapindex')
  expect(parts.length).toBeGreaterThan(3)
  const pages = parts.map(listedIn)
  expect(pages.slice(1).map((urls) => urls.length)).toEqual(pages.slice(1).map(() => 1))
  expect(pages.flat()).toEqual(listedIn(whole.body))
  expect(new Set(pages.flat()).size).toBe(pages.flat().length)
  expect(parts.join('')).toContain(
    '<url><loc>https://shop.example.jp/product/imabari-towel-set</loc><lastmod>2026-11-21</lastmod></url>',
  )
  await app.close()
})

test('omits unlisted sizes when their model has a listed size', async () => {
  const { product_model_id } = await aProduct(api.db, { key: 'blazer' })
  await aProduct(api.db, { key: 'blazer-150', product_model_id, is_listed: false })
  await aProduct(api.db, { key: 'only-by-link', is_listed: false })

  const listed = await locations()

  for (const key of ['blazer', 'only-by-link'])
    expect(listed).toContain(`https://shop.example.jp/product/${key}`)
  expect(listed).not.toContain('https://shop.example.jp/product/blazer-150')
})

test("returns 404 for a sitemap page that doesn't exist", async () => {
  expect((await api.call('GET', '/sitemap.xml?page=9', { headers })).status).toBe(404)
})

test('links the sitemap and excludes personal screens in robots.txt', async () => {
  const { body, headers: answered } = await api.call('GET', '/robots.txt', { headers })

  expect(answered['content-type']).toContain('text/plain')
  expect(body).toContain('Disallow: /mypage')
  expect(body).toContain('Disallow: /*?*word=')
  expect(body).toContain('Sitemap: https://shop.example.jp/sitemap.xml')
})

test('serves neither sitemap nor robots.txt for an unknown channel', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt'])
    expect(
      (await api.call('GET', path, { headers: { ...headers, 'x-ecd-channel-id': 'nobody' } })).status,
    ).toBe(404)
})

test('states the last change of each part of a large sitemap', async () => {
  const { id } = await api.db
    .selectFrom('channel')
    .select('id')
    .where('code', '=', 'tsunagu')
    .executeTakeFirstOrThrow()
  const now = new Date('2026-11-23T00:00:00Z')
  const whole = await fetchSitemapParts(api.db, id, now, 1_000)
  const single = await fetchSitemapParts(api.db, id, now, 1)

  expect(whole).toHaveLength(1)
  expect(single.length).toBeGreaterThan(1)
  const times = single.flatMap((changed) => (changed === null ? [] : [new Date(changed).getTime()]))
  expect(new Date(whole[0] ?? 0).getTime()).toBe(Math.max(...times))
})

test('disallows all crawling when the shop turns indexing off', async () => {
  const { id: channel_id } = await api.db
    .selectFrom('channel')
    .select('id')
    .where('code', '=', 'business')
    .executeTakeFirstOrThrow()
  await api.db.insertInto('setting').values({ channel_id, key: 'SITE.IS_INDEXED', value: 'false' }).execute()
  const robotsOf = async (channel: string) =>
    (await api.call('GET', '/robots.txt', { headers: { ...headers, 'x-ecd-channel-id': channel } })).body

  expect(await robotsOf('business')).toBe('User-agent: *\nDisallow: /\n')
  expect(await robotsOf('tsunagu')).toContain('Sitemap: ')
})
