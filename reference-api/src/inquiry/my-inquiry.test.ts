import { freshApi, type FreshApi } from '../testing/fresh-api'
import { bodyOf } from '../testing/endpoints/endpoint-request'

let api: FreshApi

beforeAll(async () => (api = await freshApi()))
afterAll(() => api.close())

const png = Buffer.from('89504e470d0a1a0a00', 'hex')

test('a member reads the own inquiry with its kind, order, files and the shop’s answer, and nobody else does', async () => {
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
  const { body, headers } = bodyOf({ file: { name: 'a.png', bytes: png } })
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
  const { id } = await api.db.selectFrom('inquiry').select('id').executeTakeFirstOrThrow()
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
    files: [{ name: 'a.png', size: png.length }],
    is_replied: true,
    reply: 'お調べします',
  })
  expect((await api.call('GET', `/v1/me/inquiries/${id}`, { as: await api.signIn() })).status).toBe(404)
})
