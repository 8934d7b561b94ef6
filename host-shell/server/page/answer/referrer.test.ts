/** @jest-environment node */
import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { aFragment, closeServers, sendJson, serveRemote } from '../../testing/fake-servers'
import { openPageGateway } from '../../testing/page-gateway'

const known = process.env.API_ORIGIN
const keyRoutes = ['/social-gift', '/social-gift/*', '/orders/receipt', '/list/*', '/verify/email']
let gateway: FastifyInstance
let status = 200

/** Serves a remote that owns these screens and others. */
beforeAll(async () => {
  const remote = await serveRemote(
    (response, version) =>
      sendJson(response, aFragment(version, status === 302 ? { status, redirect: '/' } : { status })),
    { routes: ['/product/*', '/mypage/*', ...keyRoutes] },
  )
  gateway = await openPageGateway([remote], { log: new PassThrough() })
})
afterAll(async () => {
  await gateway.close()
  closeServers()
  process.env.API_ORIGIN = known
})

const steps = ['', '/shipping', '/delivery', '/confirm', '/complete']
const keyAddresses = [
  ...steps.flatMap((step) => [`/social-gift${step}`, `/social-gift/4hG9${step}`]),
  ...['/social-gift/giver', '/social-gift/giver/9fK2', '/orders/receipt?token=4hG9', '/list/4hG9'],
  '/verify/email?token=4hG9',
]

test.each(keyAddresses.flatMap((url) => [200, 302, 410].map((answer) => [url, answer] as const)))(
  'sends a no-referrer policy for %s with status %i',
  async (url, answer) => {
    status = answer
    const { statusCode, headers } = await gateway.inject(url)

    expect(statusCode).toBe(answer)
    expect(headers['referrer-policy']).toBe('no-referrer')
  },
)

test('sends no referrer policy for other pages', async () => {
  status = 200
  for (const url of ['/product/list', '/mypage/list/favorites'])
    expect((await gateway.inject(url)).headers).not.toHaveProperty('referrer-policy')
})
