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
import { rejectProtocolRelativeUrl } from '../security/malformed-url'

const known = process.env.API_ORIGIN

afterEach(() => {
  process.env.API_ORIGIN = known
})

test('an absent API is answered in its shape, not as maintenance', async () => {
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

test('a request is forwarded with its host’s channel and name', async () => {
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

test('the API receives each shopper’s own address, which none can forge', async () => {
  expect(await heard('203.0.113.5', {})).toMatchObject({ 'x-forwarded-for': '203.0.113.5' })
  expect(
    await heard('203.0.113.5', {
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-host': 'elsewhere.example',
    }),
  ).toMatchObject({ 'x-forwarded-for': '203.0.113.5', 'x-forwarded-host': 'localhost:80' })
})

test('behind a load balancer the last foreign address counts', async () => {
  expect(await heard('10.0.0.2', { 'x-forwarded-for': '192.0.2.66, 198.51.100.7' })).toMatchObject({
    'x-forwarded-for': '198.51.100.7',
  })
  expect((await heard('10.0.0.2', { 'x-forwarded-for': 'nowhere' }))['x-forwarded-for']).toBeUndefined()
})

test('a load balancer elsewhere is believed where the configuration names it', async () => {
  const headers = {
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example.jp',
  }

  expect(await heard('203.0.113.80', headers, { TRUSTED_PROXIES: '203.0.113.80' })).toMatchObject(headers)
})

test('an unreadable call answers 400, an unreadable page leads to 404', async () => {
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

test('a URL that names another host redirects to the 404', async () => {
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

/** The gateway's answer to a browser that accepts brotli, for an API that answers with `body`. */
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

test('a long answer of a read reaches the browser compressed', async () => {
  const { headers, rawPayload } = await passedOn(manyNews)

  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding' })
  expect(headers['content-length']).toBe(String(rawPayload.length))
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(manyNews)
})

test.each([
  ['a short answer', { data: [] }, {}],
  ['an answer to a browser that does not read brotli', manyNews, { encoding: 'gzip' }],
  ['an answer of a write, which may hold a token,', manyNews, { method: 'POST' as const }],
])('%s passes unchanged', async (_what, body, options) => {
  const answer = await passedOn(body, options)

  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toEqual(body)
})

test('an answer that breaks off during compression is 502', async () => {
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
