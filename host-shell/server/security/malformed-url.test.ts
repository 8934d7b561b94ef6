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
  'a request for %s is answered',
  async (host) => {
    expect((await ask(host)).statusCode).toBe(200)
  },
)

test.each(['evil.example/path', 'a b', 'user@evil.example', '[', 'shop:99999', 'shop"onload=', 'shop,evil'])(
  'an invalid host (%s) is refused in the API’s shape',
  async (host) => {
    const { statusCode, headers, body } = await ask(host)

    expect(statusCode).toBe(400)
    expect(headers.connection).toBe('close')
    expect(JSON.parse(body).code).toBe('request.malformed')
  },
)

test.each(['//evil.example', '/\\evil.example/product', '//'])(
  'a URL that others read as another host (%s) leads to 404',
  async (pathname) => {
    const { statusCode, headers } = await ask('shop.example.jp', pathname)

    expect(statusCode).toBe(302)
    expect(headers.location).toBe('/404')
  },
)

const ofLength = (prefix: string, length: number) => prefix + 'a'.repeat(length - prefix.length)

test('an address up to the limit is answered', async () => {
  expect((await gateway.inject(ofLength('/product?word=', 8_192))).statusCode).toBe(200)
})

test('a page with a longer address is a page of status 414', async () => {
  const { statusCode, headers, body } = await gateway.inject(ofLength('/product?word=', 8_193))

  expect(statusCode).toBe(414)
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('<h1>アドレスが長すぎます</h1>')
  expect(body).not.toContain('aaaa')
})

test('a call with a longer URL is refused in the API’s shape', async () => {
  const { statusCode, body } = await gateway.inject(ofLength('/v1/products?word=', 8_193))

  expect(statusCode).toBe(414)
  expect(JSON.parse(body).code).toBe('request.url_too_long')
})
