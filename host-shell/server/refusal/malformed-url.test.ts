/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify'
import { rejectLongUrl, rejectMalformedHost, rejectProtocolRelativeUrl } from './malformed-url'

let gateway: FastifyInstance

beforeAll(() => {
  gateway = Fastify()
  gateway.addHook('onRequest', rejectMalformedHost)
  gateway.addHook('onRequest', rejectLongUrl)
  gateway.addHook('onRequest', rejectProtocolRelativeUrl)
  gateway.get('/*', async () => 'a page')
})
afterAll(() => gateway.close())

const ask = (host: string, pathname = '/') => gateway.inject({ url: { pathname }, headers: { host } })

test.each(['shop.example.jp', 'shop.example.jp:8443', 'localhost', '127.0.0.1:8080', '[::1]:8080'])(
  'accepts a request for %s',
  async (host) => {
    expect((await ask(host)).statusCode).toBe(200)
  },
)

test.each(['evil.example/path', 'a b', 'user@evil.example', '[', 'shop:99999', 'shop"onload=', 'shop,evil'])(
  'rejects an invalid host (%s) in the API’s format',
  async (host) => {
    const { statusCode, headers, body } = await ask(host)

    expect(statusCode).toBe(400)
    expect(headers.connection).toBe('close')
    expect(JSON.parse(body).code).toBe('request.malformed')
  },
)

test.each(['//evil.example', '/\\evil.example/product', '//'])(
  'redirects a URL that resolves to another host (%s) to /404',
  async (pathname) => {
    const { statusCode, headers } = await ask('shop.example.jp', pathname)

    expect(statusCode).toBe(302)
    expect(headers.location).toBe('/404')
  },
)

const ofLength = (prefix: string, length: number) => prefix + 'a'.repeat(length - prefix.length)

test('accepts a URL up to the length limit', async () => {
  expect((await gateway.inject(ofLength('/product?word=', 8_192))).statusCode).toBe(200)
})

test('rejects an overlong page URL with a 414 page', async () => {
  const { statusCode, headers, body } = await gateway.inject(ofLength('/product?word=', 8_193))

  expect(statusCode).toBe(414)
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('<h1>アドレスが長すぎます</h1>')
  expect(body).not.toContain('aaaa')
})

test('rejects an overlong call URL in the API’s format', async () => {
  const { statusCode, body } = await gateway.inject(ofLength('/v1/products?word=', 8_193))

  expect(statusCode).toBe(414)
  expect(JSON.parse(body).code).toBe('request.url_too_long')
})
