/** @jest-environment node */
import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { CompositionSource } from '../composition/composition-source'
import { readConfiguration } from '../configuration'
import { FragmentSource } from '../fragment/fragment-source'
import { openShopChanges } from '../fragment/shop-changes-source'
import { createGatewayServer } from '../gateway-server'
import { answerPage } from '../page/answer/answer-page'
import { proxyApi } from '../proxy/proxy-api'
import { canariesInMemory } from '../testing/canaries-in-memory'
import {
  aFragment,
  apiAnswers,
  closeServers,
  listen,
  openShop,
  sendJson,
  serveRemote,
} from '../testing/fake-servers'
import { gatewayMetrics } from './gateway-metrics'
import { observeRequests } from './observe-requests'
import { opsRoutes } from './ops-routes'

const known = process.env.API_ORIGIN
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
const log = new PassThrough()
/** The trace headers that the remote and the API received. */
let heard: Record<string, string | undefined>
let gateway: FastifyInstance
let isBroken: boolean

beforeEach(async () => {
  heard = {}
  isBroken = false
  log.read()
  const api = apiAnswers({ ...openShop, '/v1/news': { data: [] } })
  process.env.API_ORIGIN = await listen((request, response) => {
    if (request.url === '/v1/news') heard.api = request.headers.traceparent as string
    api(request, response)
  })
  const remote = await serveRemote((response, version, { headers }) => {
    heard.remote = headers.traceparent as string
    sendJson(response, aFragment(version, { sharedMaxAgeMs: 60_000 }), isBroken ? 500 : 200)
  })
  const active = { id: 'c1', remotes: [remote] }
  const compositions = {
    current: async () => ({ active, refused: [] }),
  } as unknown as CompositionSource
  const configuration = readConfiguration({ CHANNELS: `*=${remote.version}`, FRAGMENT_DEADLINE_MS: '20000' })
  const { canaries } = canariesInMemory()
  const metrics = gatewayMetrics({ states: () => fragments.states() })
  const fragments = new FragmentSource(configuration, undefined, metrics)
  gateway = createGatewayServer({ trustedProxies: 'loopback' }, { log })
  observeRequests(gateway, metrics)
  opsRoutes(gateway, {
    compositions,
    canaries,
    metrics,
    firstPages: { state: () => ({ cold: {}, isWaitedFor: false }) },
  })
  await proxyApi(gateway, () => 'tsunagu', metrics)
  gateway.get('/*', (request, reply) =>
    answerPage(
      {
        configuration,
        compositions,
        canaries,
        fragments,
        changes: openShopChanges(),
        shell: { scripts: [], styles: [] },
        metrics,
      },
      request,
      reply,
    ),
  )
})
afterEach(async () => {
  await gateway.close()
  closeServers()
  process.env.API_ORIGIN = known
})

const figures = async () => (await gateway.inject('/metrics')).body

test('passes the request’s trace id to remote and API', async () => {
  const page = await gateway.inject({ url: '/cart', headers: { traceparent } })
  await gateway.inject({ url: '/v1/news', headers: { traceparent } })

  expect(page.headers['server-timing']).toBe(`trace;desc=${traceId}`)
  expect([heard.remote, heard.api].map((header) => header?.split('-')[1])).toEqual([traceId, traceId])
  expect(heard.remote).not.toBe(traceparent)
})

test('creates a trace id for each page, cached or not', async () => {
  const pages = [await gateway.inject('/cart'), await gateway.inject('/cart')]

  const told = pages.map(({ headers }) => String(headers['server-timing']).replace('trace;desc=', ''))
  expect(told).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.stringMatching(/^[\da-f]{32}$/)])
  expect(told[0]).not.toBe(told[1])
  expect(heard.remote?.split('-')[1]).toBe(told[0])
  expect(await figures()).toMatch(/gateway_fragment_cache_total\{result="hit"\} 1/)
})

test('counts and logs a page whose fragment failed', async () => {
  isBroken = true

  await gateway.inject({ url: '/cart', headers: { traceparent } })

  expect(await figures()).toMatch(/gateway_pages_total\{remote="cart",version="[\d.]+",result="failed"\} 1/)
  expect(JSON.parse(String(log.read()).split('\n')[0] ?? '')).toMatchObject({
    traceId,
    remote: 'cart',
    path: '/cart',
    reason: 'failed',
  })
})

test('exposes metrics only to local and private networks', async () => {
  await gateway.inject('/cart/shipping-add?name=hanako')
  await gateway.inject('/v1/news?word=hanako')

  const text = await figures()
  const { statusCode } = await gateway.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })

  expect(text).toMatch(/gateway_request_seconds_count\{kind="page",status="200"\} 1/)
  expect(text).toMatch(/gateway_request_seconds_count\{kind="call",status="200"\} 1/)
  expect(text).not.toMatch(/hanako|shipping/)
  expect(statusCode).toBe(404)
})
