/** @jest-environment node */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { readConfiguration } from '../configuration'
import { gatewayMetrics } from '../observe/gateway-metrics'
import { proxyApi } from './proxy-api'
import { rejectMalformedUrl } from '../gateway-errors'
import { rejectProtocolRelativeUrl } from '../refusal/malformed-url'

const known = process.env.API_ORIGIN

afterEach(() => {
  process.env.API_ORIGIN = known
})

test('returns 502 in the API’s error format when the API is unreachable', async () => {
  process.env.API_ORIGIN = 'http://127.0.0.1:9'
  const gateway = Fastify()
  await proxyApi(gateway, () => 'tsunagu', gatewayMetrics())

  const answer = await gateway.inject('/v1/news')

  expect(answer.statusCode).toBe(502)
  expect(answer.json()).toEqual({
    message: expect.stringContaining('しばらくしてから'),
    code: 'gateway.unreachable',
    errors: {},
  })
  await gateway.close()
})

test('forwards the name and channel of the requested host to the API', async () => {
  const api = Fastify()
  api.get('/v1/news', async ({ headers }) => headers)
  process.env.API_ORIGIN = await api.listen({ port: 0, host: '127.0.0.1' })
  const gateway = Fastify()
  await proxyApi(gateway, (hostname) => hostname.split('.')[0] ?? '', gatewayMetrics())

  const answer = await gateway.inject({ url: '/v1/news', headers: { host: 'business.localhost' } })

  expect(answer.json()).toMatchObject({
    'x-ecd-channel-id': 'business',
    'x-forwarded-host': 'business.localhost',
  })
  await gateway.close()
  await api.close()
})

async function heard(remoteAddress: string, headers: Record<string, string>, env: NodeJS.ProcessEnv = {}) {
  const api = Fastify()
  api.get('/v1/news', async (request) => request.headers)
  process.env.API_ORIGIN = await api.listen({ port: 0, host: '127.0.0.1' })
  const gateway = Fastify({ trustProxy: readConfiguration(env).trustedProxies })
  await proxyApi(gateway, () => 'tsunagu', gatewayMetrics())
  const answer = await gateway.inject({ url: '/v1/news', remoteAddress, headers })
  await gateway.close()
  await api.close()
  return answer.json()
}

test('sends the API each shopper’s real address despite forged headers', async () => {
  expect(await heard('203.0.113.5', {})).toMatchObject({ 'x-forwarded-for': '203.0.113.5' })
  expect(
    await heard('203.0.113.5', {
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-host': 'elsewhere.example',
    }),
  ).toMatchObject({ 'x-forwarded-for': '203.0.113.5', 'x-forwarded-host': 'localhost:80' })
})

test('uses the last external address in X-Forwarded-For behind a load balancer', async () => {
  expect(await heard('10.0.0.2', { 'x-forwarded-for': '192.0.2.66, 198.51.100.7' })).toMatchObject({
    'x-forwarded-for': '198.51.100.7',
  })
  expect((await heard('10.0.0.2', { 'x-forwarded-for': 'nowhere' }))['x-forwarded-for']).toBeUndefined()
})

test('trusts an external load balancer listed in TRUSTED_PROXIES', async () => {
  const headers = {
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example.jp',
  }

  expect(await heard('203.0.113.80', headers, { TRUSTED_PROXIES: '203.0.113.80' })).toMatchObject(headers)
})

test('returns 400 for malformed API URLs and redirects malformed pages to /404', async () => {
  const gateway = Fastify({ frameworkErrors: rejectMalformedUrl })
  gateway.get('/v1/products/:key', async () => 'never')
  gateway.get('/*', async ({ url }) => url)

  const call = await gateway.inject('/v1/products/%E0%A4%A')
  const page = await gateway.inject('/product/%E0%A4%A')
  const readable = await gateway.inject('/product/%E3%81%82?word=%zz')

  expect(call.statusCode).toBe(400)
  expect(call.json().code).toBe('request.malformed')
  expect([page.statusCode, page.headers.location, readable.statusCode]).toEqual([302, '/404', 200])
  await gateway.close()
})

test('redirects a URL that leads to another host to /404', async () => {
  const gateway = Fastify()
  gateway.addHook('onRequest', rejectProtocolRelativeUrl)
  gateway.get('/*', async () => 'a page')

  const answers = await Promise.all(
    ['//evil.example/product', '//', '/\\evil.example', '/product//towel'].map((url) =>
      gateway.inject({ method: 'GET', url: { pathname: url } }),
    ),
  )

  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [302, '/404'],
    [302, '/404'],
    [302, '/404'],
    [200, undefined],
  ])
  await gateway.close()
})

/** Returns the gateway's response to a browser that accepts brotli, for an API that responds with `body`. */
async function passedOn(body: object, { method = 'GET' as 'GET' | 'POST', encoding = 'gzip, br' } = {}) {
  const api = Fastify()
  api.route({
    method,
    url: '/v1/news',
    handler: async (_request, reply) => reply.header('vary', 'cookie').send(body),
  })
  process.env.API_ORIGIN = await api.listen({ port: 0, host: '127.0.0.1' })
  const gateway = Fastify()
  await proxyApi(gateway, () => 'tsunagu', gatewayMetrics())
  const answer = await gateway.inject({ method, url: '/v1/news', headers: { 'accept-encoding': encoding } })
  await gateway.close()
  await api.close()
  return answer
}
const manyNews = { data: Array.from({ length: 100 }, (_, id) => ({ id, title: 'お知らせ' })) }

test('compresses a long response to a GET request', async () => {
  const { headers, rawPayload } = await passedOn(manyNews)

  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding' })
  expect(headers['content-length']).toBe(String(rawPayload.length))
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(manyNews)
})

test.each([
  ['a short response', { data: [] }, {}],
  ['a response to a browser that does not accept brotli', manyNews, { encoding: 'gzip' }],
  ['a response to a write, which may contain a token,', manyNews, { method: 'POST' as const }],
])('does not compress %s', async (_what, body, options) => {
  const answer = await passedOn(body, options)

  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toEqual(body)
})

test('responds 502 if the response breaks off during compression', async () => {
  const api = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"data":[', () => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  process.env.API_ORIGIN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const gateway = Fastify()
  await proxyApi(gateway, () => 'tsunagu', gatewayMetrics())

  const answer = await gateway.inject({ url: '/v1/news', headers: { 'accept-encoding': 'br' } })

  expect(answer.statusCode).toBe(502)
  expect(answer.json().code).toBe('gateway.unreachable')
  await gateway.close()
  api.close()
})
