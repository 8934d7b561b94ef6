import { randomBytes } from 'node:crypto'
import { aProduct } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
let channel_id: number

beforeAll(async () => {
  api = await freshApi()
  channel_id = (await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => api.close())

const get = async (url: string, options: Parameters<FreshApi['call']>[2] = {}) =>
  api.call('GET', url, options)

test('lists published news, newest first, and links adjacent entries', async () => {
  const news = (key: string, published_at: string) => ({
    channel_id,
    key,
    title: key,
    body: '<p>本文<script>x()</script></p>',
    published_at,
  })
  await api.db
    .insertInto('news')
    .values([
      news('old', '2026-01-01T00:00:00+09:00'),
      news('new', '2026-02-01T00:00:00+09:00'),
      news('later', '2999-01-01T00:00:00+09:00'),
    ])
    .execute()

  const { body, headers } = await get('/v1/news')
  const detail = await get('/v1/news/old')

  expect(body.data.map(({ key }: { key: string }) => key)).toEqual(['new', 'old'])
  expect(headers['x-total']).toBe('2')
  expect(detail.body).toMatchObject({ body: '<p>本文</p>', newer: { key: 'new', title: 'new' }, older: null })
  expect((await get('/v1/news/later')).status).toBe(404)
})

test('records news as read for members but not for guests', async () => {
  const as = await api.signIn()
  const { id: readable_id } = (await get('/v1/news')).body.data[0]

  const guest = await api.call('POST', '/v1/news/readables', { body: { readable_id } })
  await api.call('POST', '/v1/news/readables', { as, body: { readable_id } })

  expect(guest.status).toBe(204)
  expect((await get('/v1/news', { as })).body.data[0].is_read).toBe(true)
  expect((await get('/v1/news')).body.data[0].is_read).toBe(false)
})

test('lists current banners by area and serves files by original name', async () => {
  await api.services.storage.write('banners/guide.pdf', Buffer.from('%PDF-'), 'application/pdf')
  await api.db
    .insertInto('banner')
    .values([
      {
        channel_id,
        key: 'hero',
        area: 'top',
        title: '冬のギフト',
        file_name: 'ご利用案内.pdf',
        file_storage_path: 'banners/guide.pdf',
        file_content_type: 'application/pdf',
      },
      { channel_id, key: 'side', area: 'side', title: 'お中元' },
      { channel_id, key: 'over', area: 'top', title: '終了', show_to: '2020-01-01T00:00:00+09:00' },
    ])
    .execute()

  const { data } = (await get('/v1/banners?area[]=top&is_show=1')).body
  const file = await get(`/v1/banners/${data[0].id}/download`)

  expect(data.map(({ key }: { key: string }) => key)).toEqual(['hero'])
  expect(decodeURIComponent(String(file.headers['x-suggested-filename']))).toBe('ご利用案内.pdf')
  expect(file.raw.toString()).toBe('%PDF-')
  expect((await get('/v1/banners?area[]=top&area[]=side')).body.data).toHaveLength(2)
})

test('returns an article with its products and lists stylists separately', async () => {
  const product = await aProduct(api.db)
  const blog = (key: string, category: 'blog' | 'stylist') => ({
    channel_id,
    key,
    category,
    title: key,
    body: '本文',
    published_at: '2026-01-01T00:00:00+09:00',
  })
  const [article] = await api.db
    .insertInto('blog')
    .values([blog('tea', 'blog'), blog('sato', 'stylist')])
    .returning('id')
    .execute()
  await api.db.insertInto('blog_product').values({ blog_id: article!.id, product_id: product.id }).execute()

  expect((await get('/v1/blogs')).body.data.map(({ key }: { key: string }) => key)).toEqual(['tea'])
  expect((await get('/v1/blogs?category=stylist')).body.data.map(({ key }: { key: string }) => key)).toEqual([
    'sato',
  ])
  expect((await get('/v1/blogs/tea')).body.products[0]).toMatchObject({
    key: product.key,
    price_with_tax: 3300,
  })
})

test('returns all makers with per=all, otherwise one page', async () => {
  await api.db
    .insertInto('maker')
    .values(
      Array.from({ length: 11 }, (_, index) => ({
        channel_id,
        key: `maker-${index}`,
        name: '工房',
        position: index,
      })),
    )
    .execute()

  const paged = await get('/v1/makers')
  const whole = await get('/v1/makers?per=all')

  expect(paged.body.data).toHaveLength(10)
  expect(paged.headers['x-last-page']).toBe('2')
  expect(whole.body.data).toHaveLength(11)
  expect((await get('/v1/makers/maker-3')).body).toMatchObject({ product_count: 0, brands: [] })
})

test('groups questions by category and finds them in any kana', async () => {
  const category = (key: string, position: number) => ({ channel_id, key, name: key, position })
  const [delivery, payment] = await api.db
    .insertInto('qa_category')
    .values([category('delivery', 0), category('payment', 1)])
    .returning('id')
    .execute()
  await api.db
    .insertInto('qa')
    .values([
      {
        channel_id,
        qa_category_id: payment!.id,
        key: 'card',
        question: 'カードは使えますか',
        answer: '<p>使えます</p>',
      },
      {
        channel_id,
        qa_category_id: delivery!.id,
        key: 'when',
        question: 'いつ届きますか',
        answer: '<p>翌日です</p>',
      },
    ])
    .execute()

  expect(
    (await get('/v1/qas')).body.data.map(({ category: { key } }: { category: { key: string } }) => key),
  ).toEqual(['delivery', 'payment'])
  expect((await get(`/v1/qas?word=${encodeURIComponent('かーど')}`)).body.data).toHaveLength(1)
  expect((await get('/v1/qa-categories')).body.data).toEqual([
    expect.objectContaining({ key: 'delivery', qa_count: 1 }),
    expect.objectContaining({ key: 'payment' }),
  ])
})

test.each([
  ['かーど', ['card']],
  ['カステラ', ['castella']],
  ['かすていら', []],
  ['カステーラ　お使い', ['castella']],
  ['noshi', ['noshi']],
  ['お熨斗', ['noshi']],
  ['御熨斗 名入れ', ['noshi']],
  ['TW141A', ['code']],
  ['strong', []],
])('searches questions for %s by the spelling rules of product search (%j)', async (word, found) => {
  const { id: qa_category_id } = await api.db
    .insertInto('qa_category')
    .values({ channel_id, key: 'spellings', name: 'つづり' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const qa = (key: string, question: string, answer: string) => ({
    ...{ channel_id, qa_category_id, key: `spelling-${key}`, question, answer },
  })
  await api.db
    .insertInto('qa')
    .values([
      qa('castella', 'カステーラは日もちしますか', '<p>七日<strong>お使い</strong>いただけます</p>'),
      qa('noshi', '熨斗（のし）に名入れはできますか', '<p>はい</p>'),
      qa('code', '品番tw-141aの大きさは', '<p>一尺です</p>'),
      qa('card', '会員カードはありますか', '<p>いいえ</p>'),
    ])
    .execute()

  const { body } = await get(`/v1/qas?category=spellings&word=${encodeURIComponent(word)}`)
  await api.db.deleteFrom('qa').where('qa_category_id', '=', qa_category_id).execute()
  await api.db.deleteFrom('qa_category').where('id', '=', qa_category_id).execute()

  const items = (body.data as { items: { key: string }[] }[]).flatMap((group) => group.items)
  expect(items.map(({ key }) => key.replace('spelling-', ''))).toEqual(found)
})

test('finds a static page by path and lists it for the footer', async () => {
  await api.db
    .insertInto('static_page')
    .values({ channel_id, url: '/law', title: '特定商取引法に基づく表記', content: '<h2>販売業者</h2>' })
    .execute()

  expect((await get('/v1/static-pages/url/law')).body.content).toBe('<h2>販売業者</h2>')
  expect((await get('/v1/static-pages/url/law/')).status).toBe(200)
  expect((await get('/v1/static-pages/url/nothing')).status).toBe(404)
  expect((await get('/v1/static-pages/urls')).body.data).toEqual([
    { url: '/law', title: '特定商取引法に基づく表記', is_listed: true },
  ])
})

test('lists landing page paths and sends x-redirect for a moved page', async () => {
  await api.db
    .insertInto('landing_page')
    .values([
      { channel_id, slug: 'summer', title: '夏', url: '/gift/summer' },
      { channel_id, slug: 'old', title: '旧', redirect_url: '/lp/summer' },
    ])
    .execute()

  expect((await get('/v1/lp/old')).headers['x-redirect']).toBe('/lp/summer')
  expect((await get('/v1/lp/summer')).headers['x-redirect']).toBeUndefined()
  expect((await get('/v1/lp')).body.data).toMatchObject([
    { slug: 'old', url: '/lp/old', is_listed: false },
    { slug: 'summer', url: '/gift/summer', is_listed: true },
  ])
})

test('validates an inquiry, sends it once and lists it in My Page', async () => {
  const as = await api.signIn()
  const inquiry = { name: '田中 花子', email: 'hanako@example.jp', body: 'のしは付けられますか' }
  const send = (change: Record<string, unknown>) =>
    api.call('POST', '/v1/inquiries', {
      as,
      body: { ...inquiry, mode: 'send', idempotency_key: 'form-1', ...change },
    })

  const blank = await send({ mode: 'prepare', name: '', body: '' })
  const prepared = await send({ mode: 'prepare' })
  const [first, second] = [await send({}), await send({})]
  await api.runJobs()
  const { body } = await get('/v1/me/inquiries', { as })

  expect(blank.body.errors).toEqual({
    name: ['お名前を入力してください'],
    body: ['お問い合わせ内容を入力してください'],
  })
  expect(prepared.body).toEqual({ is_sent: false, inquiry_no: null })
  expect(second.body).toEqual(first.body)
  expect(api.mails.filter(({ to }) => to === 'hanako@example.jp')).toHaveLength(1)
  expect(body.data).toEqual([
    expect.objectContaining({ inquiry_no: first.body.inquiry_no, is_replied: false }),
  ])
  expect((await get(`/v1/me/inquiries/${body.data[0].id}`, { as })).body.reply).toBeNull()
  expect((await get(`/v1/me/inquiries/${body.data[0].id}`, { as: await api.signIn() })).status).toBe(404)
})

test('submits a form once, even with the longest idempotency key', async () => {
  const idempotency_key = randomBytes(750).toString('base64url')
  const send = () =>
    api.call('POST', '/v1/inquiries', {
      body: { mode: 'send', idempotency_key, name: '田中', email: 'long-key@example.jp', body: '質問です' },
    })

  const [first, second] = [await send(), await send()]

  expect(first.status).toBe(200)
  expect(second.body).toEqual(first.body)
})

test('returns 409 when an idempotency key is reused with different text', async () => {
  const send = (body: string) =>
    api.call('POST', '/v1/inquiries', {
      body: { mode: 'send', idempotency_key: 'form-2', name: '田中', email: 'a@example.jp', body },
    })
  await send('のしは付けられますか')

  const { status, body } = await send('領収書をください')

  expect(status).toBe(409)
  expect(body.code).toBe('inquiry.conflict')
})
