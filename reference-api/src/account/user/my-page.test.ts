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

const get = (url: string) => api.call('GET', url, { as })
const send = (method: string, url: string, body?: unknown) => api.call(method, url, { as, body })

const card = {
  token: 'tok_a1b2',
  token_key: 'key_a1b2',
  name: 'HANAKO TANAKA',
  masked_number: '************1111',
  expiration: '12/29',
}

test('chooses another main card when the main card is deleted', async () => {
  const first = (await send('POST', '/v1/me/user-cards', card)).body
  const second = (await send('POST', '/v1/me/user-cards', card)).body
  const mainIds = async () =>
    (await get('/v1/me/user-cards')).body.data
      .filter(({ is_main }: { is_main: boolean }) => is_main)
      .map(({ id }: { id: number }) => id)

  expect(await mainIds()).toEqual([first.id])
  await send('PATCH', `/v1/me/user-cards/${second.id}/use`)
  expect(await mainIds()).toEqual([second.id])
  await send('DELETE', `/v1/me/user-cards/${second.id}`)
  expect(await mainIds()).toEqual([first.id])
  expect((await get('/v1/me/user-cards')).headers['x-limit']).toBe('5')
})

test('stores at most five cards under concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('POST', '/v1/me/user-cards', card)))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('user_card.limit')
  expect(
    (await get('/v1/me/user-cards')).body.data.filter(({ is_main }: { is_main: boolean }) => is_main),
  ).toHaveLength(1)
})

test('stores the card brand when the payment service returns it', async () => {
  await send('POST', '/v1/me/user-cards', { ...card, brand: 'JCB' })
  await send('POST', '/v1/me/user-cards', card)

  const kept = await api.db
    .selectFrom('user_card')
    .select('brand')
    .where('user_account_id', '=', as.id)
    .orderBy('id')
    .execute()
  expect(kept.map(({ brand }) => brand)).toEqual(['JCB', ''])
  expect((await get('/v1/me/user-cards')).body.data[0].brand).toBe('JCB')
})

test('rejects a card number in any field', async () => {
  expect((await send('POST', '/v1/me/user-cards', { ...card, token: '4111 1111 1111 1111' })).status).toBe(
    422,
  )
  expect(
    (await send('POST', '/v1/me/user-cards', { ...card, masked_number: '4111111111111111' })).status,
  ).toBe(422)
})

test('adds each favourite once and lists the newest first', async () => {
  const [tea, towel] = [await aProduct(api.db), await aProduct(api.db)]
  const listables = { table: 'products', ids: [tea.id] }
  await send('PATCH', '/v1/me/user-lists/attach', listables)
  await send('PATCH', '/v1/me/user-lists/attach', listables)
  await send('POST', `/v1/products/${towel.id}/likes`)
  const listed = await get('/v1/me/user-lists/favorites?is_listables=1')

  expect(listed.body).toMatchObject({ key: 'favorites', count: 2 })
  expect(listed.body.data.map(({ id }: { id: number }) => id)).toEqual([towel.id, tea.id])
  expect(
    (await send('PATCH', '/v1/me/user-lists/favorites/detach', { table: 'products', ids: [towel.id] })).body
      .count,
  ).toBe(1)
  expect((await send('PATCH', '/v1/me/user-lists/detach', listables)).body.count).toBe(0)
  expect((await get('/v1/me/user-lists/others')).status).toBe(404)
})

test('accepts 29 February as a memorial but rejects 31 April', async () => {
  const memorial = { target_user_name: '母', division_ct: 1, name: '誕生日', month: 2, date: 29, call: true }
  const added = (await send('POST', '/v1/me/user-memorials', memorial)).body
  const refused = await send('POST', '/v1/me/user-memorials', { ...memorial, month: 4, date: 31 })
  const changed = await send('PUT', `/v1/me/user-memorials/${added.id}`, {
    ...memorial,
    id: added.id,
    date: 28,
  })

  expect(added).toMatchObject({ user_id: as.id, month: 2, date: 29 })
  expect(refused.body.errors).toEqual({
    date: ['4月は30日までです。日をお選び直しください（例：4月30日）'],
  })
  expect(changed.body.date).toBe(28)
  expect((await send('DELETE', `/v1/me/user-memorials/${added.id}`)).status).toBe(204)
  expect((await get(`/v1/me/user-memorials/${added.id}`)).status).toBe(404)
})

test('stores at most twenty memorials under concurrent requests (x-limit)', async () => {
  const memorial = { target_user_name: '母', division_ct: 1, name: '誕生日', month: 5, date: 9, call: false }
  const answers = await Promise.all(
    Array.from({ length: 22 }, () => send('POST', '/v1/me/user-memorials', memorial)),
  )

  const { headers, body } = await get('/v1/me/user-memorials')

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.flatMap(({ body: answer }) => answer.code ?? [])).toEqual([
    'user_memorial.limit',
    'user_memorial.limit',
  ])
  expect(headers['x-limit']).toBe('20')
  expect(body.data).toHaveLength(20)
})

test("doesn't delete another member's measurements", async () => {
  const { id } = (
    await send('POST', '/v1/me/timeseries', {
      purpose: 'measurement',
      data: { name: 'はな', height: '120.5' },
    })
  ).body
  const other = await api.signIn()

  await api.call('DELETE', `/v1/me/timeseries/?ids[]=${id}`, { as: other })

  expect((await get('/v1/me/timeseries?purpose=measurement')).body.data).toHaveLength(1)
})

test('lists new measurements first and limits the list', async () => {
  for (let height = 120; height <= 130; height += 1)
    await send('POST', '/v1/me/timeseries', {
      purpose: 'measurement',
      data: { name: 'はな', height: `${height}．５` },
    })
  await send('POST', '/v1/me/timeseries', {
    purpose: 'name-embroidery',
    data: { name: 'はなこ', style: '楷書', color: '紺' },
  })

  const { body, headers } = await get('/v1/me/timeseries?purpose=measurement')
  const refused = await send('POST', '/v1/me/timeseries', {
    purpose: 'measurement',
    data: { name: 'はな', height: '120.55' },
  })
  const empty = await send('POST', '/v1/me/timeseries', { purpose: 'measurement', data: { height: ' ' } })

  expect(headers['x-limit']).toBe('10')
  expect(body.data).toHaveLength(10)
  expect(body.data[0].data).toEqual({ name: 'はな', height: '130.5' })
  expect(refused.body.errors).toEqual({ height: ['身長（cm）は小数点第1位までの数値を入力してください'] })
  expect(empty.body.errors).toMatchObject({ data: ['ひとつ以上の項目を入力してください'] })
  expect((await send('DELETE', `/v1/me/timeseries/?ids[]=${body.data[0].id}`)).status).toBe(204)
  expect((await get('/v1/me/timeseries?purpose=measurement')).body.data).toHaveLength(9)
})

test('stores one bookmark when a page is bookmarked twice', async () => {
  await send('POST', '/v1/me/bookmarks', { title: '今治タオル', url: '/product/imabari' })
  const again = (
    await send('POST', '/v1/me/bookmarks', { title: '今治タオルセット', url: '/product/imabari' })
  ).body
  const elsewhere = await send('POST', '/v1/me/bookmarks', { title: 'x', url: '//evil.example' })

  expect((await get('/v1/me/bookmarks')).body.data).toEqual([
    expect.objectContaining({ id: again.id, title: '今治タオルセット' }),
  ])
  expect(elsewhere.status).toBe(422)
  expect((await send('DELETE', `/v1/me/bookmarks/${again.id}`)).status).toBe(204)
})

test('reads points and their history from the ledger', async () => {
  await api.db.insertInto('point_balance').values({ user_account_id: as.id, point: 120 }).execute()
  await api.db
    .insertInto('point_ledger')
    .values({ user_account_id: as.id, kind: 'granted', point: 120, note: 'ご入会' })
    .execute()

  expect((await get('/v1/me/points')).body).toMatchObject({ point: 120 })
  expect((await get('/v1/me/point-histories')).body.data).toEqual([
    expect.objectContaining({ kind: 'granted', point: 120, order_no: null }),
  ])
})

test("marks an opened message as read and hides other members' messages", async () => {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const other = await api.signIn()
  const message = (user_account_id: number | null, title: string) => ({
    channel_id,
    user_account_id,
    title,
    body: '本文',
    published_at: api.clock.now(),
  })
  await api.db
    .insertInto('system_message')
    .values([message(null, '皆さまへ'), message(as.id, 'あなたへ'), message(other.id, '別の方へ')])
    .execute()
  const { data, unread_count } = (await get('/v1/me/system-messages')).body
  const mine = data.find(({ title }: { title: string }) => title === 'あなたへ')

  await get(`/v1/me/system-messages/${mine.id}`)

  expect(data.map(({ title }: { title: string }) => title).sort()).toEqual(['あなたへ', '皆さまへ'])
  const onePage = (await get('/v1/me/system-messages?per=1')).body
  expect([unread_count, onePage.data.length, onePage.unread_count]).toEqual([2, 1, 1])
  expect(
    await api.db
      .selectFrom('system_message_read')
      .select('system_message_id')
      .where('user_account_id', '=', as.id)
      .execute(),
  ).toEqual([{ system_message_id: mine.id }])
  expect(
    (await get('/v1/me/system-messages')).body.data.find(({ id }: { id: number }) => id === mine.id).is_read,
  ).toBe(true)
  expect((await api.call('GET', `/v1/me/system-messages/${mine.id}`, { as: other })).status).toBe(404)
})

test('shows successful and failed logins, newest first', async () => {
  await api.db
    .insertInto('login_history')
    .values([
      { user_account_id: as.id, is_success: false, login_at: '2026-01-01T00:00:00Z' },
      { user_account_id: as.id, is_success: true, login_at: '2026-01-02T00:00:00Z' },
    ])
    .execute()

  const { body } = await get('/v1/me/login-histories')

  expect(body.data.map(({ is_success }: { is_success: boolean }) => is_success)).toEqual([true, false])
})

test.each([
  '/\t/evil.example',
  '/\n/evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\r\\evil.example',
  '/..//evil.example',
  'https://evil.example',
  'product',
])('rejects a bookmark to another site spelled as %j', async (url) => {
  const { status, body } = await send('POST', '/v1/me/bookmarks', { title: 'x', url })

  expect(status).toBe(422)
  expect(body.errors).toEqual({ url: ['このページはブックマークできません'] })
})
