import { freshApi, type FreshApi } from '../../testing/fresh-api'

const minuteMs = 60_000
let api: FreshApi
let channel_id: number

beforeAll(async () => {
  api = await freshApi()
  channel_id = (await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => api.close())

const instant = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString()
const article = { title: '新茶', body: '<p>新茶</p>' }

/** Content that appears, or disappears, a minute after it was saved. */
const planned: [string, string, (key: string) => Promise<unknown>, 'appears' | 'disappears'][] = [
  [
    'news',
    '/v1/news?per=100',
    (key) =>
      api.db
        .insertInto('news')
        .values({ ...article, channel_id, key, published_at: instant(minuteMs) })
        .execute(),
    'appears',
  ],
  [
    'an article',
    '/v1/blogs?per=100',
    (key) =>
      api.db
        .insertInto('blog')
        .values({ ...article, channel_id, key, published_at: instant(minuteMs) })
        .execute(),
    'appears',
  ],
  [
    'a banner',
    '/v1/banners',
    (key) =>
      api.db
        .insertInto('banner')
        .values({ channel_id, key, area: 'main', title: '新茶', show_from: instant(minuteMs) })
        .execute(),
    'appears',
  ],
  [
    'a banner',
    '/v1/banners?is_show=1',
    (key) =>
      api.db
        .insertInto('banner')
        .values({ channel_id, key, area: 'main', title: '新茶', show_to: instant(minuteMs) })
        .execute(),
    'disappears',
  ],
  [
    'a popup',
    '/v1/popups',
    (key) =>
      api.db
        .insertInto('popup')
        .values({ channel_id, key, title: '新茶', show_to: instant(minuteMs) })
        .execute(),
    'disappears',
  ],
]

test.each(planned)('%s (%s) ends guests’ answers when it changes', async (_what, url, save, how) => {
  const key = `planned-${planned.findIndex((one) => one[1] === url)}`
  await save(key)
  const read = async () => {
    const { body, headers } = await api.call('GET', url)
    return { keys: body.data.map((one: { key: string }) => one.key), lastsMs: headers['x-shop-lasts-ms'] }
  }

  const before = await read()
  api.advanceClock(minuteMs + 1)
  const after = await read()

  expect(Number(before.lastsMs)).toBeGreaterThan(0)
  expect(Number(before.lastsMs)).toBeLessThanOrEqual(minuteMs)
  expect(before.keys.includes(key)).toBe(how === 'disappears')
  expect(after.keys.includes(key)).toBe(how === 'appears')
})
