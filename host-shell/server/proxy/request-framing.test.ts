/** @jest-environment node */
import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { head, openWire, smuggled, type Wire } from '../testing/api-wire'

let wire: Wire

beforeEach(async () => {
  wire = await openWire()
})
afterEach(() => wire.close())

const answersTo = (bytes: string) => wire.answersTo(bytes)

test.each([
  ['a length and its bytes', head('GET /v1/tags HTTP/1.1', `content-length: ${smuggled.length}`) + smuggled],
  ['a length and no bytes', head('GET /v1/tags HTTP/1.1', 'content-length: 70')],
  ['chunks', `${head('GET /v1/tags HTTP/1.1', 'transfer-encoding: chunked')}5\r\nhello\r\n0\r\n\r\n`],
  ['a length, to a HEAD', head('HEAD /v1/tags HTTP/1.1', 'content-length: 70')],
  [
    'a length that names the connection as its scope',
    head('GET /v1/tags HTTP/1.1', 'connection: content-length', 'content-length: 70'),
  ],
  ['a length, to a page', head('GET /cart HTTP/1.1', 'content-length: 70')],
  [
    'a length, and asks whether it may be sent',
    head('GET /v1/tags HTTP/1.1', 'expect: 100-continue', 'content-length: 70'),
  ],
])('rejects a read request that announces a body by %s', async (_how, bytes) => {
  const answer = await answersTo(bytes)

  expect(answer).toMatch(/HTTP\/1\.1 400 /)
  expect(answer.toLowerCase()).toContain('connection: close')
  expect(wire.heard).not.toContain('GET /v1/me/user')
  expect(wire.heard.filter((call) => call.endsWith('/v1/tags'))).toEqual([])
})

test.each([
  ['two lengths', head('POST /v1/contact HTTP/1.1', 'content-length: 5', 'content-length: 6') + 'hello'],
  [
    'a length and chunks',
    `${head('POST /v1/contact HTTP/1.1', 'content-length: 5', 'transfer-encoding: chunked')}0\r\n\r\n`,
  ],
  ['a negative length', head('POST /v1/contact HTTP/1.1', 'content-length: -5')],
  ['a line that is not HTTP', 'hello\r\n\r\n'],
])('returns 400 for a request with %s', async (_how, bytes) => {
  const answer = await answersTo(bytes)

  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('リクエストの形式が正しくありません')
  expect(wire.heard).toEqual([])
})

test('accepts a read request with content-length 0', async () => {
  const answer = await answersTo(head('GET /v1/tags HTTP/1.1', 'content-length: 0', 'connection: close'))

  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('forwards a body sent by length, in chunks or after 100-continue', async () => {
  const last = 'connection: close'
  const json = 'content-type: application/json'

  const byLength = await answersTo(
    `${head('POST /v1/carts/init HTTP/1.1', json, 'content-length: 7', last)}{"a":1}`,
  )
  const inChunks = await answersTo(
    `${head('POST /v1/carts/init HTTP/1.1', 'content-type: text/x', 'transfer-encoding: chunked', last)}5\r\nhello\r\n0\r\n\r\n`,
  )
  const asked = await answersTo(
    `${head('PUT /v1/me/user HTTP/1.1', json, 'expect: 100-continue', 'content-length: 7', last)}{"a":2}`,
  )
  const byDelete = await answersTo(
    `${head('DELETE /v1/me/user HTTP/1.1', json, 'content-length: 7', last)}{"a":3}`,
  )

  expect(byLength).toContain('"body":{"a":1}')
  expect(inChunks).toContain('"body":"hello"')
  expect(asked).toContain('HTTP/1.1 100 Continue')
  expect(asked).toContain('"body":{"a":2}')
  expect(byDelete).toContain('"body":{"a":3}')
})

test('closes the connection when responding before the end of the body', async () => {
  const json = 'content-type: application/json'
  const unfinished = `${head('POST /v1/lost HTTP/1.1', json, 'content-length: 1000000')}{"a":`

  const answer = await answersTo(unfinished)

  expect(answer).toMatch(/^HTTP\/1\.1 502 /)
  expect(answer.toLowerCase()).toContain('connection: close')
})

test('keeps the connection open when responding after the body', async () => {
  const json = 'content-type: application/json'
  const read = head('GET /v1/tags HTTP/1.1', 'x-asker: next', 'connection: close')

  const answer = await answersTo(
    `${head('POST /v1/carts/init HTTP/1.1', json, 'content-length: 7')}{"a":1}${read}`,
  )

  expect(answer).toContain('"body":{"a":1}')
  expect(answer).toContain('"asker":"next"')
})

test('responds to pipelined requests in order', async () => {
  const asker = (name: string, ...more: string[]) =>
    head(`GET /v1/${name} HTTP/1.1`, `x-asker: ${name}`, ...more)

  const answer = await answersTo(asker('first') + asker('second') + asker('third', 'connection: close'))

  expect([...answer.matchAll(/"asker":"(\w+)"/g)].map(([, name]) => name)).toEqual([
    'first',
    'second',
    'third',
  ])
})

test('answers an upgrade request as a plain GET', async () => {
  const upgrade = [
    'connection: upgrade, close',
    'upgrade: websocket',
    'te: trailers',
    'keep-alive: timeout=5',
    'proxy-connection: keep-alive',
  ]

  const answer = await answersTo(head('GET /v1/tags HTTP/1.1', ...upgrade))

  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).not.toMatch(/"(upgrade|te|keep-alive|proxy-connection)":/)
})

test('responds once to an HTTP/1.0 client and closes the connection', async () => {
  const answer = await answersTo(head('GET /v1/tags HTTP/1.0', 'x-asker: old'))

  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('"asker":"old"')
})

test('discards an incomplete request without affecting the response to another shopper', async () => {
  const socket = connect(wire.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(
    `${head('POST /v1/contact HTTP/1.1', 'content-type: application/json', 'content-length: 70')}{"a"`,
  )
  await buffer(socket)

  const answer = await answersTo(head('GET /v1/tags HTTP/1.1', 'x-asker: next', 'connection: close'))

  expect(answer).toContain('"asker":"next"')
  expect(wire.heard).toEqual(['GET /v1/tags'])
})

test.each([
  ['an empty content type', 'POST', '/v1/contact', 'content-type: '],
  ['a path that leaves its folder', 'GET', '/v1/%2e%2e/secret', 'accept: */*'],
])('rejects %s with a Japanese message in the API’s error format', async (_what, method, url, header) => {
  const length = method === 'POST' ? ['content-length: 2'] : []

  const answer = await answersTo(
    `${head(`${method} ${url} HTTP/1.1`, header, 'connection: close', ...length)}${length.length > 0 ? '{}' : ''}`,
  )

  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).toMatch(/\{"message":"[^"]*[ぁ-ん][^"]*","code":"[\w.]+","errors":\{\}\}/)
})

test('responds 408 if the body arrives too slowly', async () => {
  await wire.close()
  wire = await openWire(500)
  const socket = connect(wire.port, '127.0.0.1')
  const trickle = setInterval(() => socket.write('x'), 50)
  socket.write(head('POST /v1/auth/login HTTP/1.1', 'content-type: text/x', 'content-length: 900000'))

  const answer = (await buffer(socket)).toString()

  clearInterval(trickle)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test.each(['host: [', 'host: a b', 'host: localhost:99999', 'host:', 'x-forwarded-host: ['])(
  'returns 400 for an invalid host (%s) without logging an error',
  async (header) => {
    const host = header.startsWith('x-') ? ['host: localhost'] : []
    const answer = await answersTo(
      ['GET / HTTP/1.1', ...host, header, 'connection: close', '', ''].join('\r\n'),
    )

    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(wire.logged()).not.toContain('"level":50')
  },
)

test('keeps tokens in call URLs out of the log', async () => {
  await answersTo(head('GET /v1/carts/token-of-a-cart HTTP/1.1', 'connection: close'))
  await answersTo(
    head('GET /v1/orders/1/download/receipt?t=token-of-a-receipt HTTP/1.1', 'connection: close'),
  )
  process.env.API_ORIGIN = 'http://127.0.0.1:9'
  await answersTo(head('GET /v1/social-gifts/token-of-a-gift/products HTTP/1.1', 'connection: close'))

  expect(wire.logged()).toContain('the API gave no answer')
  expect(wire.logged()).not.toContain('token-of')
})
