/** @jest-environment node */
import type { FastifyInstance } from 'fastify'
import { aFragment, closeServers, sendJson, serveRemote } from '../../testing/fake-servers'
import { openPageGateway } from '../../testing/page-gateway'

const known = process.env.API_ORIGIN
let gateway: FastifyInstance

beforeAll(async () => {
  const remote = await serveRemote((response, version) => sendJson(response, aFragment(version)), {
    routes: ['/product/*', '/orders/receipt'],
  })
  gateway = await openPageGateway([remote], { env: { PUBLIC_ORIGIN: 'https://shop.example' } })
})
afterAll(async () => {
  await gateway.close()
  closeServers()
  process.env.API_ORIGIN = known
})

const open = (url: string, host: string) => gateway.inject({ url, headers: { host } })

test('redirects an unconfigured host to the same page of the shop', async () => {
  const { statusCode, headers } = await open('/product/tea?color=%E8%B5%A4', 'www.shop.example')

  expect(statusCode).toBe(302)
  expect(headers.location).toBe('https://shop.example/product/tea?color=%E8%B5%A4')
})

test('keeps the key of a redirected page out of the referrer', async () => {
  const { headers } = await open('/orders/receipt?token=4hG9', 'www.shop.example')

  expect(headers['referrer-policy']).toBe('no-referrer')
})

test('serves a page of the shop’s own host', async () => {
  expect((await open('/product/tea', 'shop.example')).statusCode).toBe(200)
})
