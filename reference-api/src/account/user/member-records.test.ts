import { aProduct, aSetting } from '../../testing/builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
let as: SignedIn

beforeAll(async () => {
  api = await freshApi()
  await aSetting(api.db, 'PRODUCT.IS_MADE_TO_ORDER_USE', true)
})
beforeEach(async () => {
  as = await api.signIn()
})
afterAll(() => api.close())

const path = (name: string) => `/v1/me/${name}`
const get = (url: string) => api.call('GET', url, { as })
const send = (method: string, url: string, body?: unknown) => api.call(method, url, { as, body })
const tsunagu = async () => (await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()).id
const many = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(index))

type Keep = (member: SignedIn, count: number) => Promise<unknown>
const keep: Record<string, Keep> = {
  bookmarks: ({ id: user_account_id }, count) =>
    api.db
      .insertInto('bookmark')
      .values(many(count, (index) => ({ user_account_id, title: `p${index}`, url: `/product/p${index}` })))
      .execute(),
  'product-search-histories': ({ id: user_account_id }, count) =>
    api.db
      .insertInto('product_search_history')
      .values(many(count, (index) => ({ user_account_id, word: `茶${index}` })))
      .execute(),
  'product-request-histories': async ({ id: user_account_id }, count) => {
    const channel_id = await tsunagu()
    const rows = many(count, (index) => ({ user_account_id, channel_id, product_name: `茶${index}` }))
    await api.db.insertInto('product_request').values(rows).execute()
  },
  'login-histories': ({ id: user_account_id }, count) =>
    api.db
      .insertInto('login_history')
      .values(many(count, () => ({ user_account_id, is_success: true })))
      .execute(),
  inquiries: async ({ id: user_account_id, email }, count) => {
    const of = { channel_id: await tsunagu(), user_account_id, name: '田中　花子', email }
    const rows = many(count, (index) => ({ ...of, inquiry_no: `Q${user_account_id}-${index}`, body: '質問' }))
    await api.db.insertInto('inquiry').values(rows).execute()
  },
  'system-messages': async ({ id: user_account_id }, count) => {
    const channel_id = await tsunagu()
    const of = { channel_id, user_account_id, published_at: api.clock.now(), body: '' }
    const rows = many(count, (index) => ({ ...of, title: `知らせ${index}` }))
    await api.db.insertInto('system_message').values(rows).execute()
  },
}

test.each(Object.keys(keep))('returns %s ten per page by default (§9)', async (name) => {
  await keep[name]?.(as, 11)

  const { body, headers } = await get(path(name))
  const rest = (await get(`${path(name)}?page=2`)).body

  expect(body.data).toHaveLength(10)
  expect(headers['x-per-page']).toBe('10')
  expect(headers['x-total']).toBe('11')
  expect(headers['x-last-page']).toBe('2')
  const ids = [...body.data, ...rest.data].map(({ id }: { id: number }) => id)
  expect(new Set(ids).size).toBe(11)
})

test.each([
  ['bookmarks', 'bookmark'],
  ['product-search-histories', 'product_search_history'],
  ['product-request-histories', 'product_request'],
] as const)("deletes only the member's own %s entries", async (name, table) => {
  const other = await api.signIn()
  await keep[name]?.(as, 2)
  await keep[name]?.(other, 1)
  const kept = async (of: SignedIn) => {
    const rows = api.db.selectFrom(table).select('id').where('user_account_id', '=', of.id).orderBy('id')
    return (await rows.execute()).map(({ id }) => id)
  }
  const [first, second] = await kept(as)
  const [others] = await kept(other)

  const done = await send('DELETE', `${path(name)}/${first}`)
  const refused = await send('DELETE', `${path(name)}/${others}`)

  expect([done.status, refused.status]).toEqual([204, 404])
  expect([await kept(as), await kept(other)]).toEqual([[second], [others]])
})

test('renames a bookmark and keeps its page', async () => {
  const { id } = (await send('POST', path('bookmarks'), { title: 'タオル', url: '/product?word=towel' })).body

  const renamed = await send('PATCH', `${path('bookmarks')}/${id}`, { title: '　内祝いの候補　' })
  const refused = await api.call('PATCH', `${path('bookmarks')}/${id}`, {
    as: await api.signIn(),
    body: { title: '別の方' },
  })

  expect([renamed.status, refused.status]).toEqual([200, 404])
  expect(
    await api.db.selectFrom('bookmark').select(['title', 'url']).where('id', '=', id).executeTakeFirst(),
  ).toEqual({ title: '内祝いの候補', url: '/product?word=towel' })
})

test('replaces the former main card', async () => {
  const card = { token: 't', token_key: 'k', name: 'HANAKO', masked_number: '*4242', expiration: '12/40' }
  const values = many(3, (index) => ({ ...card, user_account_id: as.id, is_main: index === 0 }))
  const [, second] = await api.db.insertInto('user_card').values(values).returning('id').execute()

  await send('PATCH', `${path('user-cards')}/${second?.id}/use`)

  const main = api.db.selectFrom('user_card').select('id').where('user_account_id', '=', as.id)
  expect(await main.where('is_main', '=', true).execute()).toEqual([second])
})

test('stores a changed memorial', async () => {
  const memorial = { target_user_name: '母', division_ct: 1, name: '誕生日', month: 2, date: 29, call: true }
  const { id } = (await send('POST', path('user-memorials'), memorial)).body

  const changed = { ...memorial, target_user_name: '祖母', division_ct: 2, name: '金婚式', month: 3 }
  await send('PUT', `${path('user-memorials')}/${id}`, { id, ...changed, call: false })

  expect(
    await api.db
      .selectFrom('user_memorial')
      .select(['user_account_id', 'target_user_name', 'division_ct', 'name', 'month', 'date', 'call'])
      .where('id', '=', id)
      .executeTakeFirst(),
  ).toEqual({ user_account_id: as.id, ...changed, call: false })
})

const entries: [purpose: string, dataOf: (index: number) => Record<string, string>][] = [
  ['measurement', (index: number) => ({ name: 'はな', height: `${120 + index}.5` })],
  ['name-embroidery', (index: number) => ({ name: `花${index}`, style: '楷書', color: '紺' })],
]

test.each(entries)('keeps only the newest ten %s entries', async (purpose, dataOf) => {
  const sent = many(11, dataOf)
  for (const data of sent) await send('POST', path('timeseries'), { purpose, data })
  const rows = () =>
    api.db
      .selectFrom('timeseries')
      .select(['id', 'data'])
      .where('user_account_id', '=', as.id)
      .where('purpose', '=', purpose)
      .orderBy('id', 'desc')
      .execute()

  const kept = await rows()
  const shown = (await get(`${path('timeseries')}?purpose=${purpose}`)).body.data
  await send('DELETE', `${path('timeseries')}/?ids[]=${kept[3]?.id}`)

  expect(kept.map(({ data }) => data)).toEqual(sent.slice(1).reverse())
  expect(shown.map(({ id }: { id: number }) => id)).toEqual(kept.map(({ id }) => id))
  expect(await rows()).toEqual(kept.filter((_, index) => index !== 3))
})

test("sanitises a shop's message", async () => {
  const body =
    '<p onclick="steal()">お知らせ</p><script>steal()</script><img src="x" onerror="steal()">' +
    '<a href="javascript:steal()">悪いリンク</a><a href="/guide">ご案内</a>'
  const { id } = await api.db
    .insertInto('system_message')
    .values({
      channel_id: await tsunagu(),
      user_account_id: as.id,
      title: '年末年始',
      body,
      published_at: api.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const told = (await get(`${path('system-messages')}/${id}`)).body.body

  expect(told).toContain('<p>お知らせ</p>')
  expect(told).toContain('<a href="/guide">ご案内</a>')
  expect(told).not.toMatch(/script|onerror|onclick|steal/)
})

test('stores a product request with its member and product', async () => {
  const product = await aProduct(api.db)
  await api.call('POST', '/v1/product-requests', {
    as,
    body: { product_id: product.id, product_name: '桐箱入りそうめん' },
  })

  const kept = api.db.selectFrom('product_request').select(['product_id', 'product_name'])
  expect(await kept.where('user_account_id', '=', as.id).execute()).toEqual([
    { product_id: product.id, product_name: '桐箱入りそうめん' },
  ])
})
