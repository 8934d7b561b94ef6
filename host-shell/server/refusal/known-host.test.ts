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
])('normalises host %s to %s', async (host, plain) => {
  openGateway()

  expect((await open(host)).body).toBe(`http://${plain}`)
})

test('normalises a host forwarded by a load balancer', async () => {
  openGateway()

  expect((await open('10.0.0.7', '/product', { 'x-forwarded-host': 'B2B.example.' })).body).toBe(
    'http://b2b.example',
  )
})

test.each(['javascript', 'http"', 'https, ftp', ''])(
  'ignores an invalid forwarded protocol %j',
  async (protocol) => {
    openGateway()

    const { statusCode, body } = await open('shop.example', '/product', { 'x-forwarded-proto': protocol })

    expect(statusCode).toBe(200)
    expect(body).toBe('http://shop.example')
  },
)

test('uses the protocol forwarded by a load balancer', async () => {
  openGateway()

  expect((await open('shop.example', '/product', { 'x-forwarded-proto': 'https' })).body).toBe(
    'https://shop.example',
  )
})

test('accepts a listed host on any port', async () => {
  openGateway(new Set(['shop.example']))

  expect((await open('Shop.example:8443')).statusCode).toBe(200)
})

test('rejects an unknown host with a 421 page', async () => {
  openGateway(new Set(['shop.example']))

  const { statusCode, body } = await open('evil.example')

  expect(statusCode).toBe(421)
  expect(body).toContain('<h1>このアドレスでは表示できません</h1>')
  expect(body).not.toContain('evil')
})

test('rejects a call to an unknown host in the API’s format', async () => {
  openGateway(new Set(['shop.example']))

  const { statusCode, body } = await open('evil.example', '/v1/tags')

  expect(statusCode).toBe(421)
  expect(JSON.parse(body).code).toBe('request.misdirected')
})

test('accepts readiness checks addressed to an IP address', async () => {
  openGateway(new Set(['shop.example']))

  expect((await open('10.0.0.7:8080', '/ready')).statusCode).toBe(200)
})
