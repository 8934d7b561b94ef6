/** @jest-environment node */
import type { FastifyInstance } from 'fastify'
import { createGatewayServer } from '../gateway-server'

let gateway: FastifyInstance

function openGateway(allowedHosts?: Set<string>) {
  gateway = createGatewayServer({ trustedProxies: 'loopback', allowedHosts })
  const origin = async ({ protocol, host }: { protocol: string; host: string }) => `${protocol}://${host}`
  for (const path of ['/product', '/v1/tags', '/ready']) gateway.get(path, origin)
}
afterEach(() => gateway.close())

const open = (host: string, url = '/product', headers: Record<string, string> = {}) =>
  gateway.inject({ url, headers: { host, ...headers } })

test.each([
  ['Shop.Example', 'shop.example'],
  ['shop.example.', 'shop.example'],
  ['SHOP.example.:8443', 'shop.example:8443'],
])('%s is read as %s', async (host, plain) => {
  openGateway()

  expect((await open(host)).body).toBe(`http://${plain}`)
})

test('a host that a balancer passes on is read likewise', async () => {
  openGateway()

  expect((await open('10.0.0.7', '/product', { 'x-forwarded-host': 'B2B.example.' })).body).toBe(
    'http://b2b.example',
  )
})

test.each(['javascript', 'http"', 'https, ftp', ''])('the protocol %j is dropped', async (protocol) => {
  openGateway()

  const { statusCode, body } = await open('shop.example', '/product', { 'x-forwarded-proto': protocol })

  expect(statusCode).toBe(200)
  expect(body).toBe('http://shop.example')
})

test('the protocol of a load balancer is preserved', async () => {
  openGateway()

  expect((await open('shop.example', '/product', { 'x-forwarded-proto': 'https' })).body).toBe(
    'https://shop.example',
  )
})

test('a host of the list is answered on any port', async () => {
  openGateway(new Set(['shop.example']))

  expect((await open('Shop.example:8443')).statusCode).toBe(200)
})

test('another host is refused by a page of status 421', async () => {
  openGateway(new Set(['shop.example']))

  const { statusCode, body } = await open('evil.example')

  expect(statusCode).toBe(421)
  expect(body).toContain('<h1>このアドレスでは表示できません</h1>')
  expect(body).not.toContain('evil')
})

test('a call to another host is refused in the API’s shape', async () => {
  openGateway(new Set(['shop.example']))

  const { statusCode, body } = await open('evil.example', '/v1/tags')

  expect(statusCode).toBe(421)
  expect(JSON.parse(body).code).toBe('request.misdirected')
})

test('an orchestrator asks a replica by its own address', async () => {
  openGateway(new Set(['shop.example']))

  expect((await open('10.0.0.7:8080', '/ready')).statusCode).toBe(200)
})
