/** @jest-environment node */
import { PassThrough } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerClientError, answerErrors } from './gateway-errors'

let gateway: FastifyInstance
const log = new PassThrough()
const logged = () => String(log.read() ?? '')

beforeAll(() => {
  gateway = Fastify({ bodyLimit: 100, logger: { level: 'warn', stream: log } })
  answerErrors(gateway)
  gateway.post('/v1/contact', async () => 'never')
  const fail = async (_request: unknown, reply: { header(name: string, value: string): void }) => {
    reply.header('cache-control', 'public, max-age=60')
    throw new Error('SELECT * FROM user_account failed')
  }
  gateway.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )
  gateway.post('/contact', async () => 'never')
  gateway.get('/v1/news', fail)
  gateway.get('/product', fail)
  const refuse = async () => {
    throw Object.assign(new Error('internal words'), { statusCode: 400 })
  }
  gateway.get('/v1/tags', refuse)
  gateway.get('/cart', refuse)
})
beforeEach(logged)
afterAll(() => gateway.close())

const hasJapanese = /^\{"message":"[^"]*[ぁ-んァ-ヶ一-龠][^"]*","code":"[a-z._]+","errors":\{\}\}$/

test('logs a gateway failure without revealing its cause', async () => {
  const [call, page] = [await gateway.inject('/v1/news'), await gateway.inject('/product?word="><b>')]

  for (const { statusCode, headers, body } of [call, page]) {
    expect(statusCode).toBe(500)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toContain('SELECT')
  }
  expect(JSON.parse(call.body).code).toBe('gateway.failed')
  expect(call.body).toMatch(hasJapanese)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<h1>エラーが発生しました</h1>')
  expect(page.body).not.toContain('<b>')
  expect(logged()).toMatch(/"level":50.*SELECT/)
})

test('returns JSON for failed calls and redirects failed pages to /404', async () => {
  const [call, page] = [await gateway.inject('/v1/tags'), await gateway.inject('/cart')]

  expect(call.statusCode).toBe(400)
  expect(JSON.parse(call.body).code).toBe('request.malformed')
  expect(call.body).toMatch(hasJapanese)
  expect(call.body).not.toContain('internal words')
  expect(page.statusCode).toBe(302)
  expect(page.headers.location).toBe('/404')
  expect(logged()).toBe('')
})

test('responds 413 to a request that is too large', async () => {
  const { statusCode, body } = await gateway.inject({
    method: 'POST',
    url: '/v1/contact',
    payload: { body: 'あ'.repeat(100) },
  })

  expect(statusCode).toBe(413)
  expect(JSON.parse(body).code).toBe('request.too_large')
  expect(body).toMatch(hasJapanese)
})

test.each([
  [413, 'application/x-www-form-urlencoded', '送信された内容が大きすぎます'],
  [415, 'text/odd', '送信を受け付けられませんでした'],
])('shows an error page when a form is rejected (%i)', async (status, type, words) => {
  const { statusCode, headers, body } = await gateway.inject({
    method: 'POST',
    url: '/contact',
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'content-type': type },
    payload: 'a'.repeat(101),
  })

  expect(statusCode).toBe(status)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain(`<h1>${words}</h1>`)
})

test('returns 404 in the API’s format for an unknown call', async () => {
  const { statusCode, body } = await gateway.inject({ method: 'DELETE', url: '/v1/nothing' })

  expect(statusCode).toBe(404)
  expect(JSON.parse(body).code).toBe('route.not_found')
  expect(body).toMatch(hasJapanese)
})

function answeredOn(code: string, { isWritable = true } = {}) {
  const socket = { writable: isWritable, end: jest.fn(), destroy: jest.fn() }
  answerClientError(Object.assign(new Error(code), { code }), socket as never)
  return {
    words: socket.end.mock.calls[0]?.[0] as string | undefined,
    isDestroyed: socket.destroy.mock.calls.length > 0,
  }
}

test.each([
  ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request'],
  ['HPE_HEADER_OVERFLOW', 'HTTP/1.1 431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout'],
])('responds to an unparsable request (%s) and closes the connection', (code, first) => {
  const { words } = answeredOn(code)

  const [head = '', body = ''] = words?.split('\r\n\r\n') ?? []
  expect(head.split('\r\n')[0]).toBe(first)
  expect(head).toContain('connection: close')
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`)
  expect(body).toMatch(hasJapanese)
})

test('writes no response to a closed socket', () => {
  expect(answeredOn('ECONNRESET')).toEqual({ words: undefined, isDestroyed: true })
  expect(answeredOn('HPE_INVALID_METHOD', { isWritable: false })).toEqual({
    words: undefined,
    isDestroyed: true,
  })
})
