/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { CompositionHistory } from '../composition/composition-history'
import type { CompositionDocument } from '../composition/composition.rules'
import type { CompositionSource } from '../composition/composition-source'
import { createGatewayServer } from '../gateway-server'
import { beaconRoute } from '../observe/beacon'
import { gatewayMetrics } from '../observe/gateway-metrics'
import { opsRoutes } from '../observe/ops-routes'
import { aRemote } from '../testing/fake-servers'
import { CanaryTraffic } from './canary-traffic'

const { name: _name, ...next } = aRemote('http://cart', { version: '1.1.0' })
const cart = aRemote('http://cart', { version: '1.0.0' })
const before = { id: 'before', remotes: [cart] }
const canary = { id: 'canary', remotes: [{ ...cart, canary: { ...next, weight: 50 } }] }
const everybody = { id: 'everybody', remotes: [{ ...next, name: 'cart' }] }

let folder: string
const running: FastifyInstance[] = []
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'withdrawal-'))))
afterEach(async () => {
  for (const gateway of running.splice(0)) await gateway.close()
  rmSync(folder, { recursive: true })
})

/** Starts a listening gateway with its history in a file. The test sets the active document. */
async function aGateway(active: CompositionDocument) {
  const state = { active, refused: [] as string[] }
  const history = new CompositionHistory(path.join(folder, 'composition.history'), () => undefined)
  await history.follow()
  const compositions = {
    current: async () => state,
    lookNow: async () => state,
  } as unknown as CompositionSource
  const canaries = new CanaryTraffic(history, () => undefined)
  const metrics = gatewayMetrics({ canaries: () => canaries.states() })
  const gateway = createGatewayServer({ trustedProxies: 'loopback' })
  running.push(gateway)
  beaconRoute(gateway, { compositions, canaries, metrics })
  const firstPages = { state: () => ({ cold: {}, isWaitedFor: false }) }
  opsRoutes(gateway, { compositions, canaries, metrics, firstPages })
  const origin = await gateway.listen({ port: 0, host: '127.0.0.1' })
  const versions = () => {
    const all = Array.from({ length: 100 }, (_, bucket) => canaries.choose(state.active, `canary=${bucket}`))
    return [...new Set(all.map(({ composition }) => composition.remotes[0]?.version))].sort()
  }
  const put = async (document: CompositionDocument) => {
    state.active = document
    await history.noteInForce(document, [])
    canaries.choose(document, '')
  }
  await put(active)
  return {
    put,
    versions,
    follow: () => history.follow(),
    ask: async (url: string) => (await fetch(origin + url)).text(),
    /** Sends fifty browser measurements, five per beacon. */
    async tell(version: string, name: 'LCP' | 'INP', value: number) {
      const vitals = Array.from({ length: 5 }, () => ({ name, value, remote: 'cart', version }))
      for (let page = 0; page < 10; page += 1) {
        const init = { method: 'POST', body: JSON.stringify({ vitals }) }
        const { status } = await fetch(`${origin}/-/beacon`, {
          ...init,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${page}` },
        })
        expect(status).toBe(204)
      }
    },
  }
}

test.each([
  ['LCP', 800, 3_000],
  ['INP', 80, 400],
] as const)('withdraws a canary with a worse %s in browsers', async (name, usual, slow) => {
  const gateway = await aGateway(before)
  await gateway.put(canary)
  expect(gateway.versions()).toEqual(['1.0.0', '1.1.0'])

  await gateway.tell('1.0.0', name, usual)
  await gateway.tell('1.1.0', name, slow)

  expect(gateway.versions()).toEqual(['1.0.0'])
  expect(JSON.parse(await gateway.ask('/-/composition'))).toMatchObject({
    canaries: [{ name: 'cart', version: '1.1.0', weight: 0 }],
  })
  expect(await gateway.ask('/metrics')).toContain('gateway_canary_weight{remote="cart",version="1.1.0"} 0')
})

test('applies a revert in other gateways and after a restart', async () => {
  const gateway = await aGateway(before)
  await gateway.tell('1.0.0', 'LCP', 800)
  await gateway.put(everybody)
  const other = await aGateway(everybody)
  expect([gateway.versions(), other.versions()]).toEqual([['1.1.0'], ['1.1.0']])

  await gateway.tell('1.1.0', 'LCP', 3_000)
  // Wait for the other gateway's entry. If it never arrives, the test times out.
  while (other.versions()[0] !== '1.0.0') await other.follow()

  expect([gateway.versions(), other.versions()]).toEqual([['1.0.0'], ['1.0.0']])
  expect((await aGateway(everybody)).versions()).toEqual(['1.0.0'])
  expect(await gateway.ask('/metrics')).toContain('gateway_canary_weight{remote="cart",version="1.1.0"} 0')
})
