import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { freshApi, type FreshApi } from './testing/fresh-api'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
})
afterAll(() => api.close())

test('reports a healthy API as ready', async () => {
  expect((await api.call('GET', '/health')).status).toBe(200)
  expect((await api.call('GET', '/ready')).body).toEqual({ status: 'ok' })
})

test('returns 404 in the common error format for an unknown path', async () => {
  const { status, body, headers } = await api.call('GET', '/v1/nowhere')

  expect(status).toBe(404)
  expect(body).toEqual({ message: 'ページが見つかりません', code: 'route.not_found', errors: {} })
  expect(headers['x-request-id']).toBeTruthy()
})

test.each([
  '/v1/products/%E0%A4%A',
  '/v1/news/%',
  '/v1/static-pages/url/%C0%AF',
  '/v1/products?word=%E0%A4%A',
  '/v1/news?page=%zz',
])('returns 400 for the malformed path or query %s', async (url) => {
  const { status, body } = await api.call('GET', url)

  expect(status).toBe(400)
  expect(body).toEqual({
    message: 'リクエストの形式が正しくありません',
    code: 'request.malformed',
    errors: {},
  })
})

test.each(['{"a":', '['])('returns 400 for JSON nested too deeply with %s', async (opening) => {
  const depth = 50_000
  const nested = opening.repeat(depth) + '1' + (opening === '[' ? ']' : '}').repeat(depth)

  const { status, body } = await api.call('POST', '/v1/auth/login', {
    body: `{"username":"a","password":${nested}}`,
    headers: { 'content-type': 'application/json' },
  })

  expect(status).toBe(400)
  expect(body.code).toBe('request.malformed')
})

test.each([
  ['application/xml', '<a/>', 415, 'request.media_type', 'この形式のデータは受け付けていません'],
  ['application/json', '', 400, 'request.malformed', 'リクエストの形式が正しくありません'],
  ['application/json', '{', 400, 'request.malformed', 'リクエストの形式が正しくありません'],
  [
    'application/json',
    `"${'a'.repeat(1_100_000)}"`,
    413,
    'request.too_large',
    '送信された内容が大きすぎます。小さくしてからもう一度お試しください',
  ],
])('rejects an unreadable %s body with the shop’s own message', async (type, body, ...told) => {
  const answer = await api.call('POST', '/v1/auth/login', { body, headers: { 'content-type': type } })

  expect([answer.status, answer.body.code, answer.body.message]).toEqual(told)
})

test('never sends an email enqueued in a rolled-back transaction', async () => {
  const { sendMail } = await import('./platform/mail/send-mail.job')
  const mail = { to: 'hanako@example.jp', subject: '件名', text: '本文', html: '<p>本文</p>' }

  await api.db.transaction().execute((trx) => api.services.jobs.enqueue(trx, sendMail, mail))
  const refused = api.db.transaction().execute(async (trx) => {
    await api.services.jobs.enqueue(trx, sendMail, { ...mail, subject: '取消' })
    throw new Error('rolled back')
  })

  await expect(refused).rejects.toThrow('rolled back')
  expect(await api.runJobs()).toBe(1)
  expect(api.mails.map(({ subject }) => subject)).toEqual(['件名'])
})

test('closes the connection when a GET request announces a body', async () => {
  const port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const ask = (...headers: string[]) =>
    ['GET /health HTTP/1.1', 'host: localhost', ...headers, '', ''].join('\r\n')
  const answerTo = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    return (await buffer(socket)).toString()
  }

  const answers = await Promise.all(
    ['content-length: 70', 'transfer-encoding: chunked'].map((header) => answerTo(ask(header) + ask())),
  )

  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).not.toContain('200 OK')
  }
})
