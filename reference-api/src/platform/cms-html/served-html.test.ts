import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

const dangerous =
  '<p onclick="steal()">店のことば<script>steal()</script><img src="x" onerror="steal()"><a href="javascript:steal()">こちら</a></p><iframe src="https://elsewhere.example"></iframe>'
const harmless = /steal|<script|onerror|onclick|javascript:|<iframe|elsewhere/

let api: FreshApi
let member: SignedIn

beforeAll(async () => {
  api = await freshApi()
  member = await api.signIn()
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const published_at = '2026-01-01T00:00:00+09:00'
  const named = { channel_id, key: 'evil', title: '題' }
  await api.db
    .insertInto('news')
    .values({ ...named, body: dangerous, published_at })
    .execute()
  await api.db
    .insertInto('blog')
    .values({ ...named, body: dangerous, published_at })
    .execute()
  await api.db
    .insertInto('maker')
    .values({ channel_id, key: 'evil', name: '作り手', story: dangerous })
    .execute()
  await api.db
    .insertInto('landing_page')
    .values({ channel_id, slug: 'evil', title: '題', content: dangerous })
    .execute()
  await api.db
    .insertInto('static_page')
    .values({ channel_id, url: '/evil', title: '題', content: dangerous })
    .execute()
  await api.db.insertInto('message').values({ channel_id, code: 'caution', body: dangerous }).execute()
  await api.db.insertInto('free_area').values({ channel_id, code: 'evil', body: dangerous }).execute()
  await api.db
    .insertInto('popup')
    .values([
      { ...named, body: dangerous },
      { ...named, key: 'of-event', body: dangerous, event_name: 'search' },
    ])
    .execute()
  const category = await api.db
    .insertInto('qa_category')
    .values({ channel_id, key: 'evil', name: '題' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('qa')
    .values({ channel_id, qa_category_id: category.id, key: 'evil', question: '問', answer: dangerous })
    .execute()
  await api.db
    .insertInto('system_message')
    .values({ ...named, body: dangerous, published_at: api.clock.now() })
    .execute()
}, 60_000)
afterAll(() => api.close())

const idIn = async (url: string) =>
  ((await api.call('GET', url, { as: member })).body.data as { id: number }[])[0]!.id

test.each<[what: string, url: string | (() => Promise<string>)]>([
  ['a piece of news', '/v1/news/evil'],
  ['an article', '/v1/blogs/evil'],
  ['a maker', '/v1/makers/evil'],
  ['a landing page', '/v1/lp/evil'],
  ['a static page', '/v1/static-pages/url/evil'],
  ['a site text', '/v1/messages/caution'],
  ['all site texts', '/v1/messages?per=all'],
  ['the free areas', '/v1/free-areas?per=all'],
  ['the questions', '/v1/qas'],
  ['the popups', '/v1/popups'],
  ['a popup', async () => `/v1/popups/${await idIn('/v1/popups')}`],
  ['a message to members', async () => `/v1/me/system-messages/${await idIn('/v1/me/system-messages')}`],
  ['the messages to members', '/v1/me/system-messages'],
])('removes scripts from the HTML of %s', async (_what, url) => {
  const { status, raw } = await api.call('GET', typeof url === 'string' ? url : await url(), { as: member })
  const served = raw.toString()

  expect(status).toBe(200)
  expect(served).not.toMatch(harmless)
})

test.each<[what: string, url: string]>([
  ['a piece of news', '/v1/news/evil'],
  ['a site text', '/v1/messages/caution'],
  ['the questions', '/v1/qas'],
])('keeps the staff’s text in %s', async (_what, url) => {
  expect((await api.call('GET', url)).raw.toString()).toContain('店のことば')
})

test('sanitises the popup in an event’s response', async () => {
  const { body } = await api.call('POST', '/v1/ecommerce_events', { body: { name: 'search', args: '{}' } })

  expect(body.popup.body).toContain('店のことば')
  expect(body.popup.body).not.toMatch(harmless)
})
