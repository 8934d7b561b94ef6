/** @jest-environment node */
import { createGatewayServer } from './gateway-server'

/** The headers of an answer to a browser over this protocol. */
async function headersOver(protocol: 'http' | 'https') {
  const gateway = createGatewayServer({ trustedProxies: 'loopback' })
  gateway.get('/', async () => 'a page')
  const { headers } = await gateway.inject({ url: '/', headers: { 'x-forwarded-proto': protocol } })
  await gateway.close()
  return headers
}

test('a browser that came over a safe line keeps to it for a year; on an unsafe one nothing is said', async () => {
  expect(await headersOver('https')).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  expect(await headersOver('http')).not.toHaveProperty('strict-transport-security')
})

test('every answer keeps its type and tells other sites no more than where a shopper came from', async () => {
  expect(await headersOver('http')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test('an answer that tells other sites nothing at all keeps to that', async () => {
  const gateway = createGatewayServer({ trustedProxies: 'loopback' })
  gateway.get('/', async (_request, reply) => reply.header('referrer-policy', 'no-referrer').send('a gift'))
  const { headers } = await gateway.inject('/')
  await gateway.close()

  expect(headers['referrer-policy']).toBe('no-referrer')
})
