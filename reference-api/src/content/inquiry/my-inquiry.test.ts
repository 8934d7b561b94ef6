import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'
import { buildBody } from '../../testing/endpoints/endpoint-request'

let api: FreshApi

beforeAll(async () => (api = await freshApi()))
afterAll(() => api.close())

const png = Buffer.from('89504e470d0a1a0a00', 'hex')

test('shows an inquiry and the reply only to its sender', async () => {
  const as = await api.signIn()
  const { id: category_id } = await api.db
    .insertInto('category')
    .values({
      channel_id: (await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()).id,
      table_name: 'inquiries',
      key: 'about-order',
      name: 'ご注文について',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { body, headers } = buildBody({ file: { name: 'a.png', bytes: png } })
  const { key } = (await api.call('POST', '/v1/upload-files', { body, headers, as })).body
  await api.call('POST', '/v1/inquiries', {
    as,
    body: {
      mode: 'send',
      name: '田中　花子',
      email: as.email,
      category_id,
      order_no: 'T1',
      body: '届きません',
      file_keys: [key],
    },
  })
  const { id } = await api.db
    .selectFrom('inquiry')
    .select('id')
    .where('user_account_id', '=', as.id)
    .executeTakeFirstOrThrow()
  await api.db
    .updateTable('inquiry')
    .set({ reply: 'お調べします', replied_at: '2026-11-20T12:00:00+09:00' })
    .where('id', '=', id)
    .execute()

  const seen = await api.call('GET', `/v1/me/inquiries/${id}`, { as })

  expect(seen.body).toMatchObject({
    category_id,
    category_name: 'ご注文について',
    order_no: 'T1',
    files: [{ key, name: 'a.png', size: png.length }],
    reply_files: [],
    is_replied: true,
    reply: 'お調べします',
  })
  expect((await api.call('GET', `/v1/me/inquiries/${id}`, { as: await api.signIn() })).status).toBe(404)
})

async function anAnsweredInquiry(as: SignedIn) {
  const upload = async (name: string, by?: SignedIn) => {
    const { body, headers } = buildBody({ file: { name, bytes: png } })
    return (await api.call('POST', '/v1/upload-files', { body, headers, as: by })).body.key as string
  }
  const [sent, answered] = [await upload('箱.png', as), await upload('見本.png')]
  const inquiry = { mode: 'send', kind: 'product', name: '田中', email: as.email, body: '箱の写真です' }
  await api.call('POST', '/v1/inquiries', { as, body: { ...inquiry, file_keys: [sent] } })
  const { id } = await api.db
    .updateTable('inquiry')
    .set({
      reply: '見本です',
      replied_at: '2026-11-20T12:00:00+09:00',
      reply_file_keys: JSON.stringify([answered]),
    })
    .where('user_account_id', '=', as.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, sent, answered }
}

test('lets the member download the files of an inquiry and its reply', async () => {
  const as = await api.signIn()
  const { id, sent, answered } = await anAnsweredInquiry(as)

  const { body } = await api.call('GET', `/v1/me/inquiries/${id}`, { as })
  expect([body.files, body.reply_files]).toEqual([
    [{ key: sent, name: '箱.png', size: png.length }],
    [{ key: answered, name: '見本.png', size: png.length }],
  ])
  for (const [key, name] of [
    [sent, '箱.png'],
    [answered, '見本.png'],
  ] as const) {
    const file = await api.call('GET', `/v1/me/inquiries/${id}/files/${key}`, { as })
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toBe('image/png')
    expect(file.raw).toEqual(png)
    expect(decodeURIComponent(String(file.headers['x-suggested-filename']))).toBe(name)
    expect(file.headers['cache-control']).toBe('no-store')
  }
})

test("returns 404 for another member's inquiry file", async () => {
  const [as, other] = [await api.signIn(), await api.signIn()]
  const [own, theirs] = [await anAnsweredInquiry(as), await anAnsweredInquiry(other)]
  const statusOf = async (inquiry: number, key: string, by?: SignedIn) =>
    (await api.call('GET', `/v1/me/inquiries/${inquiry}/files/${key}`, { as: by })).status

  expect(await statusOf(theirs.id, theirs.sent, as)).toBe(404)
  expect(await statusOf(theirs.id, theirs.answered, as)).toBe(404)
  expect(await statusOf(own.id, theirs.sent, as)).toBe(404)
  expect(await statusOf(own.id, 'no-such-key', as)).toBe(404)
  expect(await statusOf(own.id, own.sent)).toBe(401)
  const rows = await api.db
    .selectFrom('upload_file')
    .select('user_account_id')
    .where('key', '=', theirs.sent)
    .execute()
  expect(rows).toEqual([{ user_account_id: other.id }])
})

test.each([
  ['＋８１（９０）１２３４－５６７８', '09012345678'],
  ['(03) 1234 5678', '0312345678'],
])('accepts the Japanese phone number %s', async (typed, kept) => {
  const email = `${kept}@example.jp`
  const { id: category_id } = await api.db.selectFrom('category').select('id').executeTakeFirstOrThrow()
  const words = { mode: 'send', name: '山田　花子', body: '在庫は', category_id }

  const body = { ...words, email, phone_number: typed }
  expect((await api.call('POST', '/v1/inquiries', { body })).body).toMatchObject({ is_sent: true })

  const rows = api.db.selectFrom('inquiry').select('data').where('email', '=', email)
  expect((await rows.executeTakeFirstOrThrow()).data).toMatchObject({ phone_number: kept })
})
