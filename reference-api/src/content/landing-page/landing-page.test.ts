import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { isOwnPath } from './landing-page.rules'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
})
afterAll(() => api.close())

test.each([
  ['/lp/gift', true],
  ['/product?category=tea#top', true],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['https://elsewhere.example/', false],
  ['javascript:alert(1)', false],
  ['lp/gift', false],
])('decides whether %s is a page in this shop: %s', (url, isOwn) => {
  expect(isOwnPath(url)).toBe(isOwn)
})

test('redirects a landing page only within this shop (x-redirect)', async () => {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const page = { channel_id, title: '特集', content: '' }
  await api.db
    .insertInto('landing_page')
    .values([
      { ...page, slug: 'old', redirect_url: '/lp/new' },
      { ...page, slug: 'hijacked', redirect_url: 'https://elsewhere.example/' },
    ])
    .execute()

  expect((await api.call('GET', '/v1/lp/old')).headers['x-redirect']).toBe('/lp/new')
  expect((await api.call('GET', '/v1/lp/hijacked')).headers['x-redirect']).toBeUndefined()
})

test('sanitises the blocks of a landing page and keeps their order', async () => {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const goods = { kind: 'goods', title: '品', query: { occasion: ['oseibo'] }, per: 4 }
  await api.db
    .insertInto('landing_page')
    .values({
      channel_id,
      slug: 'built',
      title: '特集',
      content: '',
      blocks: JSON.stringify([goods, { kind: 'text', html: '<p onclick="x()">心</p><script>x()</script>' }]),
    })
    .execute()

  expect((await api.call('GET', '/v1/lp/built')).body.blocks).toEqual([
    goods,
    { kind: 'text', html: '<p>心</p>' },
  ])
})
