/** @jest-environment node */
import type { FastifyInstance } from 'fastify'
import type { RemoteEntry } from '../../release/remote-entry'
import { aFragment, closeServers, sendJson, serveRemote } from '../../testing/fake-servers'
import { openPageGateway } from '../../testing/page-gateway'

const known = process.env.API_ORIGIN
let gateway: FastifyInstance

const aCart = () => serveRemote((response, version) => sendJson(response, aFragment(version)))
async function cookieOfFirstVisit(remotes: RemoteEntry[]) {
  gateway = await openPageGateway(remotes, {})
  return String((await gateway.inject('/cart')).headers['set-cookie'])
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await gateway.close()
  closeServers()
  process.env.API_ORIGIN = known
})

test('sets an HttpOnly canary bucket on the first visit', async () => {
  const { name: _name, ...next } = await aCart()

  const cookie = await cookieOfFirstVisit([{ ...(await aCart()), canary: { ...next, weight: 50 } }])

  expect(cookie).toMatch(/canary=\d{1,2};.*HttpOnly/)
})

test('sets no bucket in a shop without canaries', async () => {
  expect(await cookieOfFirstVisit([await aCart()])).not.toContain('canary')
})
