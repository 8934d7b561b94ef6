import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
let channel_id: number

beforeAll(async () => {
  api = await freshApi()
  channel_id = (await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => api.close())

const get = async (url: string) => (await api.call('GET', url)).body

test('returns every setting of §9 but no server settings', async () => {
  await api.db
    .insertInto('setting')
    .values([
      { channel_id, key: 'GTM.ID', value: '"GTM-1"' },
      { channel_id, key: 'USER.PASSWORD_EXPIRES_DAYS', value: '90' },
      { channel_id, key: 'SECRET.KEY', value: '"x"' },
    ])
    .execute()

  const settings = await get('/v1/settings/front')

  expect(settings).toMatchObject({
    'GTM.ID': 'GTM-1',
    'SITE.NAMESPACE': 'tsunagu',
    'PLUGIN.NAVIPLUS.IS_USE': false,
  })
  expect(Object.keys(settings)).not.toEqual(expect.arrayContaining(['USER.PASSWORD_EXPIRES_DAYS']))
  expect(Object.keys(settings)).not.toEqual(expect.arrayContaining(['SECRET.KEY']))
})

test('responds 503 during maintenance, except for public.json', async () => {
  const value = JSON.stringify({ is_on: true, title: 'メンテナンス', message: '朝9時まで', gtm_id: null })
  await api.db.insertInto('setting').values({ channel_id, key: 'SITE.MAINTENANCE', value }).execute()

  const closed = await api.call('GET', '/v1/catalog')
  const site = await get('/public.json')
  await api.db.deleteFrom('setting').where('key', '=', 'SITE.MAINTENANCE').execute()

  expect(closed.status).toBe(503)
  expect(closed.body).toMatchObject({ title: 'メンテナンス', message: '朝9時まで', code: 'site.maintenance' })
  expect(site.maintenance).toEqual({ title: 'メンテナンス', message: '朝9時まで', gtm_id: null })
  expect((await get('/public.json')).maintenance).toBeNull()
})

test('returns the defaults of §9 when no colour scheme is selected', async () => {
  expect(await get('/v1/colorschemes/selected/front')).toMatchObject({
    loading: { size: 20, overlay: 'transparent' },
    cursor: { size: 10, frame: 0.1 },
  })
})

test('sanitises the HTML of a message', async () => {
  await api.db
    .insertInto('message')
    .values({ channel_id, code: 'caution', body: '<p onclick="x()">年末年始のご案内</p>' })
    .execute()

  const { data } = await get('/v1/messages?per=all')

  expect(data).toEqual([
    {
      code: 'caution',
      title: null,
      body: '<p>年末年始のご案内</p>',
      updated_at: expect.stringContaining('+09:00'),
    },
  ])
  expect((await get('/v1/messages/caution')).body).toBe('<p>年末年始のご案内</p>')
  expect((await api.call('GET', '/v1/messages/nothing')).status).toBe(404)
})

test('marks weekends, national holidays and the shop’s own holidays as closed', async () => {
  await api.db
    .insertInto('business_holiday')
    .values({ channel_id, day: '2026-11-24', note: '棚卸し' })
    .execute()

  const { data } = await get(
    '/v1/business-dates/monthly/calendar/front?startDate=2026-11-20&endDate=2026-12-01',
  )
  const days = Object.fromEntries(
    data.flatMap(({ dates }: { dates: { date: string; is_open: boolean; note: string | null }[] }) =>
      dates.map(({ date, is_open, note }) => [date, [is_open, note]]),
    ),
  )

  expect(data.map(({ month }: { month: number }) => month)).toEqual([11, 12])
  expect(days).toMatchObject({
    '2026-11-20': [true, null],
    '2026-11-21': [false, null],
    '2026-11-23': [false, '勤労感謝の日'],
    '2026-11-24': [false, '棚卸し'],
    '2026-12-01': [true, null],
  })
})

test('rejects an end date before the start with the wording of §5', async () => {
  const { status, body } = await api.call(
    'GET',
    '/v1/business-dates/monthly/calendar/front?startDate=2026-11-20&endDate=2026-11-01',
  )

  expect(status).toBe(422)
  expect(body.errors.endDate).toEqual(['参照終了日は参照開始日より大きです。'])
})

test('finds a postal code typed in full-width digits', async () => {
  expect((await get(`/v1/postal-code?code=${encodeURIComponent('１００－０００１')}`)).data).toEqual([
    {
      postal_code: '1000001',
      prefecture: '東京都',
      city: '千代田区',
      town: '千代田',
      delivery_area: 'kanto',
    },
  ])
  expect((await get('/v1/postal-code?code=1000000')).data).toEqual([
    { postal_code: '1000000', prefecture: '東京都', city: '千代田区', town: '', delivery_area: 'kanto' },
  ])
  expect((await get('/v1/postal-code?code=0000000')).data).toEqual([])
  expect((await get('/v1/postal-codes/prefectures')).data).toHaveLength(47)
})

test('returns categories as a tree that counts each product once', async () => {
  const { id: food } = await api.db
    .insertInto('category')
    .values({ channel_id, table_name: 'products', key: 'food', name: '食品' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('category')
    .values({ channel_id, table_name: 'products', key: 'tea', name: 'お茶', parent_id: food })
    .execute()
  await api.db
    .insertInto('category')
    .values({ channel_id, table_name: 'inquiries', key: 'order', name: 'ご注文について' })
    .execute()

  const { data } = await get('/v1/categories/hierarchy?table=products')

  expect(data).toEqual([
    expect.objectContaining({
      key: 'food',
      product_count: 0,
      children: [expect.objectContaining({ key: 'tea', children: [] })],
    }),
  ])
  expect((await get('/v1/categories/hierarchy?table=inquiries')).data).toHaveLength(1)
})

test("lists only the channel's own pages and SVGs", async () => {
  const other = await api.db
    .insertInto('channel')
    .values({ code: 'pages-elsewhere', name: '別の店' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const layout = (of: number, page: string) => ({ channel_id: of, page, areas: '[]' })
  await api.db
    .insertInto('page_layout')
    .values([layout(channel_id, 'sitemap'), layout(channel_id, 'footer'), layout(other.id, 'news')])
    .execute()

  const svg = (of: number, url: string) => ({ channel_id: of, url, content: '<svg/>' })
  await api.db
    .insertInto('svg_content')
    .values([svg(channel_id, '/svg/heart.svg'), svg(other.id, '/svg/cart.svg')])
    .execute()

  const { layout_pages, svgs } = await get('/public.json')

  expect(layout_pages).toEqual(['footer', 'sitemap'])
  expect(svgs).toContain('/svg/heart.svg')
  expect(svgs).not.toContain('/svg/cart.svg')
})

test('returns an event and its popup for 30 minutes', async () => {
  await api.db
    .insertInto('popup')
    .values({ channel_id, key: 'thanks', title: 'ありがとうございます', event_name: 'purchase' })
    .execute()

  const { body } = await api.call('POST', '/v1/ecommerce_events', {
    body: { name: 'purchase', args: '{"value":3300}' },
  })
  const kept = await api.call('GET', `/v1/ecommerce_events/${body.id}`)
  api.advanceClock(31 * 60_000)
  const expired = await api.call('GET', `/v1/ecommerce_events/${body.id}`)

  expect(body.popup.key).toBe('thanks')
  expect(kept.body.args).toEqual({ value: 3300 })
  expect(kept.body.popup.key).toBe('thanks')
  expect(expired.status).toBe(404)
  expect((await get('/v1/popups')).data).toEqual([])
})

test('records one purchase event per cart when requests arrive concurrently', async () => {
  const tell = (name: string, token: string) =>
    api.call('POST', '/v1/ecommerce_events', { body: { name, args: '{}', token, logreco_rcmd_ct: 'click' } })
  const [first, again, other] = await Promise.all([
    tell('purchase', 'cart-a'),
    tell('purchase', 'cart-a'),
    tell('purchase', 'cart-b'),
  ])
  await tell('add_to_cart', 'cart-a')
  await tell('add_to_cart', 'cart-a')

  expect(again.body.id).toBe(first.body.id)
  expect(other.body.id).not.toBe(first.body.id)
  const rows = await api.db
    .selectFrom('ecommerce_event')
    .select(['name', 'token', 'logreco_rcmd_ct'])
    .where('logreco_rcmd_ct', '=', 'click')
    .execute()
  expect(rows.map(({ name }) => name).sort()).toEqual(['add_to_cart', 'add_to_cart', 'purchase', 'purchase'])
  expect(JSON.stringify(rows)).not.toContain('cart-a')
})

test('includes the fields of a server-defined form', async () => {
  const business = await get('/v1/pages/front/layout/contact-business')

  expect(business.form.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['corporation', 'delivery', 'payment', 'body']),
  )
  expect(business.options.delivery).toHaveLength(3)
  expect((await api.call('GET', '/v1/pages/front/layout/nothing')).status).toBe(404)
})

test("detects an upload's type from its bytes instead of its name", async () => {
  const send = (name: string, content: string) => {
    const boundary = 'edge'
    const body = `--${boundary}\r\ncontent-disposition: form-data; name="dir"\r\n\r\ninquiry\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n${content}\r\n--${boundary}--\r\n`
    return api.call('POST', '/v1/upload-files', {
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
  }

  const pdf = await send('見積.pdf', '%PDF-1.7 ...')
  const script = await send('photo.png', '<script>alert(1)</script>')

  expect(pdf.status).toBe(200)
  expect(pdf.body.key).toBeTruthy()
  expect(script.status).toBe(422)
})
