/** @jest-environment node */
import { once } from 'node:events'
import { get } from 'node:http'
import { createGatewayServer } from './gateway-server'

async function headersOver(protocol: 'http' | 'https') {
  const gateway = createGatewayServer({ trustedProxies: 'loopback' })
  gateway.get('/', async () => 'a page')
  const { headers } = await gateway.inject({ url: '/', headers: { 'x-forwarded-proto': protocol } })
  await gateway.close()
  return headers
}

test('sends Strict-Transport-Security for a year over HTTPS only', async () => {
  expect(await headersOver('https')).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  expect(await headersOver('http')).not.toHaveProperty('strict-transport-security')
})

test('adds nosniff and a referrer policy to every response', async () => {
  expect(await headersOver('http')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test('keeps a response’s stricter referrer policy', async () => {
  const gateway = createGatewayServer({ trustedProxies: 'loopback' })
  gateway.get('/', async (_request, reply) => reply.header('referrer-policy', 'no-referrer').send('a gift'))
  const { headers } = await gateway.inject('/')
  await gateway.close()

  expect(headers['referrer-policy']).toBe('no-referrer')
})

test('knows the address of a shopper who has hung up', async () => {
  const gateway = createGatewayServer({ trustedProxies: 'loopback' })
  const address = new Promise<string>((resolve) => {
    gateway.get('/', async (request) => {
      const isGone = once(request.raw.socket, 'close')
      asked.destroy()
      await isGone
      resolve(request.ip)
      return ''
    })
  })
  const asked = get(await gateway.listen({ port: 0, host: '127.0.0.1' }))
  asked.on('error', () => undefined)

  expect(await address).toBe('127.0.0.1')
  await gateway.close()
})
