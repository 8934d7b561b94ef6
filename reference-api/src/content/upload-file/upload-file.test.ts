import { purgeEvents } from '../ecommerce-event/purge-events.job'
import * as registry from '../../registry'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { buildBody } from '../../testing/endpoints/endpoint-request'
import { purgeUploads } from './purge-uploads.job'

let api: FreshApi

beforeEach(async () => {
  api = await freshApi()
}, 60_000)
afterEach(() => api.close())

const png = Buffer.from('89504e470d0a1a0a00', 'hex')
const upload = async (from = '203.0.113.1') => {
  const { body, headers } = buildBody({ file: { name: 'a.png', bytes: png } })
  return api.call('POST', '/v1/upload-files', { body, headers: { ...headers, 'x-forwarded-for': from } })
}
const inquire = (file_keys: string[], mode = 'send') =>
  api.call('POST', '/v1/inquiries', {
    body: { mode, kind: 'product', name: '山田', email: 'a@example.jp', body: '質問です', file_keys },
  })
const stored = async () =>
  api.db.selectFrom('upload_file').select(['key', 'storage_path']).orderBy('id').execute()
const hourMs = 60 * 60 * 1000

test('deletes an unused upload after a day but keeps used ones', async () => {
  const [unused, used] = [(await upload()).body.key, (await upload()).body.key]
  const files = await stored()
  expect((await inquire([used])).status).toBe(200)

  api.advanceClock(23 * hourMs)
  await purgeUploads.run({}, api.services)
  expect(await stored()).toHaveLength(2)
  api.advanceClock(2 * hourMs)
  await purgeUploads.run({}, api.services)
  await purgeUploads.run({}, api.services)

  expect((await stored()).map(({ key }) => key)).toEqual([used])
  const left = await Promise.all(
    files.map(async ({ key, storage_path }) => [
      key,
      (await api.services.storage.read(storage_path)) !== undefined,
    ]),
  )
  expect(left).toEqual([
    [unused, false],
    [used, true],
  ])
})

test.each(['prepare', 'send'])('rejects an inquiry that refers to an unknown file (%s)', async (mode) => {
  const { key } = (await upload()).body

  const { status, body } = await inquire([key, 'made-up'], mode)

  expect(status).toBe(422)
  expect(body.errors).toEqual({
    file_keys: ['添付ファイルが見つかりません。お手数ですが、もう一度ファイルを選択してください'],
  })
  expect(await api.db.selectFrom('inquiry').select('id').execute()).toEqual([])
})

test('rejects an inquiry with more than five files', async () => {
  const keys = []
  for (let one = 0; one < 6; one += 1) keys.push((await upload()).body.key as string)

  const { status, body } = await inquire(keys, 'prepare')

  expect(status).toBe(422)
  expect(body.errors).toEqual({ file_keys: ['添付ファイルは5つまでにしてください'] })
  expect((await inquire(keys.slice(1), 'prepare')).status).toBe(200)
})

test('rejects an executable or script disguised as a picture', async () => {
  const send = async (name: string, bytes: Buffer) => {
    const { body, headers } = buildBody({ file: { name, bytes } })
    return api.call('POST', '/v1/upload-files', { body, headers })
  }

  expect((await send('photo.png', Buffer.from('MZ\u0000\u0003program'))).status).toBe(422)
  expect((await send('photo.svg', Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(422)
  expect((await send('../../evil.php', png)).body.name).toBe('evil.php')

  const [file] = await stored()
  expect(file?.storage_path).toBe(`uploads/inquiry/${file?.key}`)
})

test("rejects an inquiry with another shop's file", async () => {
  const { key } = (await upload()).body
  const { id: channel_id } = await api.db
    .insertInto('channel')
    .values({ code: 'elsewhere', name: '別の店' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db.updateTable('upload_file').set({ channel_id }).where('key', '=', key).execute()

  expect((await inquire([key])).status).toBe(422)
})

test('limits uploads per address per ten minutes and per day', async () => {
  const inTenMinutes = []
  for (let attempt = 0; attempt < 21; attempt += 1) inTenMinutes.push((await upload()).status)
  const inADay = []
  for (let round = 0; round < 3; round += 1) {
    api.advanceClock(hourMs)
    for (let attempt = 0; attempt < 20; attempt += 1) inADay.push((await upload()).status)
  }

  expect(inTenMinutes).toEqual([...Array(20).fill(200), 429])
  expect(inADay.filter((status) => status === 200)).toHaveLength(40)
})

test('deletes events after a day and limits new events per address', async () => {
  const record = () =>
    api.call('POST', '/v1/ecommerce_events', {
      body: { name: 'x', args: '{}' },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
  await record()
  api.advanceClock(25 * hourMs)
  const { id } = (await record()).body

  await purgeEvents.run({}, api.services)
  const kept = await api.db.selectFrom('ecommerce_event').select('id').execute()
  const answers = []
  for (let attempt = 0; attempt < 300; attempt += 1) answers.push((await record()).status)

  expect(kept).toEqual([{ id }])
  expect(answers).toEqual([...Array(299).fill(200), 429])
})

test('schedules purge jobs for carts, events, uploads and sessions', () => {
  const repeated = registry.jobs.filter(({ cron }) => cron).map(({ name }) => name)

  expect(repeated).toEqual(
    expect.arrayContaining(['cart.purge', 'ecommerce-event.purge', 'upload-file.purge', 'session.purge']),
  )
})

test("assigns a guest's file to the member whose inquiry uses it", async () => {
  const { body: file } = await upload()
  const as = await api.signIn()
  const body = {
    mode: 'send',
    kind: 'product',
    name: '山田',
    email: 'a@example.jp',
    body: '質問です',
    file_keys: [file.key],
  }

  expect((await api.call('POST', '/v1/inquiries', { as, body })).status).toBe(200)

  const row = await api.db
    .selectFrom('upload_file')
    .select('user_account_id')
    .where('key', '=', file.key)
    .executeTakeFirst()
  expect(row).toEqual({ user_account_id: as.id })
})
