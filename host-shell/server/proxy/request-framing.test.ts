/** @jest-environment node */
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { createGatewayServer } from '../gateway-server'
import { gatewayMetrics } from '../observe/gateway-metrics'
import { proxyApi } from './proxy-api'

/** The API of these tests answers each asker with the asker's own words; `heard` lists what reached it. */
type Wire = { port: number; heard: string[]; logged(): string; close(): Promise<void> }

async function openWire(requestTimeoutMs = 60_000): Promise<Wire> {
  const heard: string[] = []
  const api = Fastify()
  api.addContentTypeParser(
    '*',
    (_request, payload, done) => void text(payload).then((body) => done(null, body), done),
  )
  api.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/v1/*',
    handler: async ({ method, url, headers, body }) => {
      heard.push(`${method} ${url}`)
      return { asker: headers['x-asker'], url, body: body ?? null, headers }
    },
  })
  const known = process.env.API_ORIGIN
  process.env.API_ORIGIN = await api.listen({ port: 0, host: '127.0.0.1' })
  const log = new PassThrough()
  const lines: Buffer[] = []
  log.on('data', (line: Buffer) => lines.push(line))
  const gateway = createGatewayServer({ trustedProxies: 'loopback' }, { log, requestTimeoutMs })
  await proxyApi(gateway, () => 'tsunagu', gatewayMetrics())
  await gateway.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await Promise.all(
      [gateway, api].map((server: FastifyInstance) => (server.server.closeAllConnections(), server.close())),
    )
    process.env.API_ORIGIN = known
  }
  return {
    port: (gateway.server.address() as AddressInfo).port,
    heard,
    logged: () => Buffer.concat(lines).toString(),
    close,
  }
}

let wire: Wire

beforeEach(async () => {
  wire = await openWire()
})
afterEach(() => wire.close())

/** How long a connection may stay silent before its test goes on and fails by what it got. */
const silenceMs = 10_000

/** Everything that the gateway answers to these bytes until it closes the connection. */
async function answersTo(bytes: string): Promise<string> {
  const socket = connect(wire.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.setTimeout(silenceMs, () => socket.end().destroySoon())
  socket.write(bytes)
  return (await buffer(socket)).toString()
}

const head = (firstLine: string, ...headers: string[]) =>
  [firstLine, 'host: localhost', ...headers, '', ''].join('\r\n')
const smuggled = head('GET /v1/me/user HTTP/1.1', 'x-asker: smuggled')

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
])(
  'a read that announces a body by %s is refused, its connection closes and the API never hears of it',
  async (_how, bytes) => {
    const answer = await answersTo(bytes)

    expect(answer).toMatch(/HTTP\/1\.1 400 /)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(wire.heard).not.toContain('GET /v1/me/user')
    expect(wire.heard.filter((call) => call.endsWith('/v1/tags'))).toEqual([])
  },
)

test.each([
  ['two lengths', head('POST /v1/contact HTTP/1.1', 'content-length: 5', 'content-length: 6') + 'hello'],
  [
    'a length and chunks',
    `${head('POST /v1/contact HTTP/1.1', 'content-length: 5', 'transfer-encoding: chunked')}0\r\n\r\n`,
  ],
  ['a negative length', head('POST /v1/contact HTTP/1.1', 'content-length: -5')],
  ['a line that is no HTTP', 'hello\r\n\r\n'],
])('a request with %s is told so in the shop’s words on a connection that closes', async (_how, bytes) => {
  const answer = await answersTo(bytes)

  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('リクエストの形式が正しくありません')
  expect(wire.heard).toEqual([])
})

test('a read that announces a body of nothing is answered', async () => {
  const answer = await answersTo(head('GET /v1/tags HTTP/1.1', 'content-length: 0', 'connection: close'))

  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('a write keeps its body, by length, in chunks, after a question whether it may be sent, and by DELETE', async () => {
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

test('requests sent one behind the other are answered in their order', async () => {
  const asker = (name: string, ...more: string[]) =>
    head(`GET /v1/${name} HTTP/1.1`, `x-asker: ${name}`, ...more)

  const answer = await answersTo(asker('first') + asker('second') + asker('third', 'connection: close'))

  expect([...answer.matchAll(/"asker":"(\w+)"/g)].map(([, name]) => name)).toEqual([
    'first',
    'second',
    'third',
  ])
})

test('a wish for another protocol is answered as the read that it is, and stays at this hop', async () => {
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

test('a browser of HTTP/1.0 gets one answer and a closed connection', async () => {
  const answer = await answersTo(head('GET /v1/tags HTTP/1.0', 'x-asker: old'))

  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('"asker":"old"')
})

test('a body that breaks off never reaches another shopper’s answer', async () => {
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
  ['a path that leads out of its folder', 'GET', '/v1/%2e%2e/secret', 'accept: */*'],
])('%s is told in the API’s shape and in the shop’s words', async (_what, method, url, header) => {
  const length = method === 'POST' ? ['content-length: 2'] : []

  const answer = await answersTo(
    `${head(`${method} ${url} HTTP/1.1`, header, 'connection: close', ...length)}${length.length > 0 ? '{}' : ''}`,
  )

  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).toMatch(/\{"message":"[^"]*[ぁ-ん][^"]*","code":"[\w.]+","errors":\{\}\}/)
})

test('a body that trickles for longer than a request may take is ended, and told so', async () => {
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
  'a request for a host that is none (%s) is told so and fails nobody',
  async (header) => {
    const host = header.startsWith('x-') ? ['host: localhost'] : []
    const answer = await answersTo(
      ['GET / HTTP/1.1', ...host, header, 'connection: close', '', ''].join('\r\n'),
    )

    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(wire.logged()).not.toContain('"level":50')
  },
)

test('no line of the log holds the token that a call’s address carries', async () => {
  await answersTo(head('GET /v1/carts/token-of-a-cart HTTP/1.1', 'connection: close'))
  await answersTo(
    head('GET /v1/orders/1/download/receipt?t=token-of-a-receipt HTTP/1.1', 'connection: close'),
  )
  process.env.API_ORIGIN = 'http://127.0.0.1:9'
  await answersTo(head('GET /v1/social-gifts/token-of-a-gift/products HTTP/1.1', 'connection: close'))

  expect(wire.logged()).toContain('the API gave no answer')
  expect(wire.logged()).not.toContain('token-of')
})

/** One request on a kept connection of `agent`; answers who the API says has asked. */
function ask(agent: Agent, asker: string, method: 'GET' | 'POST'): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify({ asker }) : undefined
  const headers = {
    'x-asker': asker,
    ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
  }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { port: wire.port, host: '127.0.0.1', path: `/v1/${asker}`, agent, method, headers },
      (answer) => {
        text(answer).then((words) => resolve((JSON.parse(words) as { asker: unknown }).asker), reject)
      },
    )
    sent.on('error', reject).end(body)
  })
}

test('of 10,000 mixed requests over kept connections, beside shoppers who smuggle, no answer goes to the wrong asker', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const attacks = [
    head('GET /v1/tags HTTP/1.1', `content-length: ${smuggled.length}`) + smuggled,
    head('HEAD /v1/tags HTTP/1.1', 'content-length: 700'),
    `${head('GET /v1/tags HTTP/1.1', 'transfer-encoding: chunked')}0\r\n\r\n${smuggled}`,
    `${head('POST /v1/x HTTP/1.1', 'connection: content-length', 'content-type: text/x', 'content-length: 3')}abc${head('GET /v1/tags HTTP/1.1', 'content-length: 9')}`,
  ]
  const wrong: string[] = []

  for (let round = 0; round < 100; round += 1) {
    const asking = Array.from({ length: 100 }, async (_, index) => {
      const asker = `shopper-${round}-${index}`
      const answered = await ask(agent, asker, index % 4 === 0 ? 'POST' : 'GET')
      if (answered !== asker) wrong.push(`${asker} got the answer of ${String(answered)}`)
    })
    await Promise.all([...asking, ...attacks.map((bytes) => answersTo(bytes))])
  }

  expect(wrong).toEqual([])
  expect(wire.heard.filter((call) => call.includes('shopper-'))).toHaveLength(10_000)
  expect(wire.heard.filter((call) => call === 'GET /v1/me/user')).toEqual([])
  agent.destroy()
}, 120_000)
