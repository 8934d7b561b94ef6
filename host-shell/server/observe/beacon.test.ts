/** @jest-environment node */
import { PassThrough } from 'node:stream'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { CompositionSource } from '../composition/composition-source'
import { createGatewayServer } from '../gateway-server'
import { canariesInMemory } from '../testing/canaries-in-memory'
import { aRemote } from '../testing/fake-servers'
import { beaconRoute } from './beacon'
import { gatewayMetrics, type GatewayMetrics } from './gateway-metrics'

let gateway: FastifyInstance
let metrics: GatewayMetrics
const log = new PassThrough()
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

beforeEach(() => {
  log.read()
  metrics = gatewayMetrics()
  gateway = createGatewayServer({ trustedProxies: 'loopback' }, { log })
  const active = { id: 'c1', remotes: [aRemote('http://cart', { version: '1.4.0' })] }
  const compositions = { current: async () => ({ active }) } as unknown as CompositionSource
  beaconRoute(gateway, { compositions, canaries: canariesInMemory().canaries, metrics })
})
afterEach(() => gateway.close())

const tell = async (payload: InjectOptions['payload'], headers: Record<string, string> = {}) =>
  (await gateway.inject({ method: 'POST', url: '/-/beacon', payload, headers })).statusCode
const failure = { kind: 'route-error', detail: 'TypeError: x', remote: 'cart', version: '1.4.0' }
const failures = async () =>
  (await metrics.failures.get()).values.map(({ labels, value }) => ({ ...labels, value }))

test('counts a browser failure by release and logs it with its trace', async () => {
  expect(await tell({ traceId, failures: [failure] })).toBe(204)

  expect(await failures()).toEqual([{ remote: 'cart', version: '1.4.0', kind: 'route-error', value: 1 }])
  expect(JSON.parse(String(log.read()))).toMatchObject({
    msg: 'failure in a browser',
    traceId,
    remote: 'cart',
    version: '1.4.0',
    kind: 'route-error',
    error: 'TypeError: x',
  })
})

test('removes names, numbers, email addresses and tokens from log lines', async () => {
  const detail =
    'Error: 山田花子 hanako@example.com 0312345678 /gift/wbzAQj4kD0Xx1cQ8r7mTq5Zt9LhYv3Bn2Pg6Ws /list?word=secret'

  await tell({ failures: [{ ...failure, detail }] })

  expect(JSON.parse(String(log.read()))).toMatchObject({ error: 'Error: … … … /gift/… /list?…' })
})

test('removes phone numbers with hyphens and parameter values from log lines', async () => {
  await tell({ failures: [{ ...failure, detail: 'at 1.0.0-4f8b5aac:12:34 090-1234-5678 tok=abc' }] })

  expect(JSON.parse(String(log.read()))).toMatchObject({ error: 'at 1.0.0-4f8b5aac:12:34 … tok=…' })
})

test('labels unknown releases and failure kinds as other', async () => {
  await tell({
    failures: [
      { ...failure, version: '0.9.0' },
      { ...failure, remote: 'made-up', kind: 'made-up' },
    ],
  })

  expect(await failures()).toEqual([
    { remote: 'cart', version: 'other', kind: 'route-error', value: 1 },
    { remote: 'other', version: 'other', kind: 'other', value: 1 },
  ])
})

test('records web vitals in seconds and layout shifts as scores', async () => {
  const release = { remote: 'cart', version: '1.4.0' }

  await tell({
    vitals: [
      { name: 'LCP', value: 900, ...release },
      { name: 'CLS', value: 0.02, ...release },
    ],
  })

  const sums = (await metrics.vitals.get()).values.filter(({ metricName }) => metricName?.endsWith('_sum'))
  expect(sums.map(({ labels, value }) => [labels.name, value])).toEqual([
    ['LCP', 0.9],
    ['CLS', 0.02],
  ])
})

test.each([
  ['LCP', 300_001],
  ['INP', 60_000_000],
  ['TTFB', -1],
  ['CLS', 11],
])('drops an impossible %s of %d', async (name, value) => {
  expect(await tell({ vitals: [{ name, value, remote: 'cart', version: '1.4.0' }] })).toBe(204)

  const sums = (await metrics.vitals.get()).values.filter(({ metricName }) => metricName?.endsWith('_sum'))
  expect(sums.map(({ value: sum }) => sum)).toEqual([])
})

test.each([
  ['invalid JSON', 'text', { 'content-type': 'application/json' }, 400],
  ['the wrong shape', { vitals: [{ name: 'LCP', value: 'fast' }] }, {}, 400],
  ['more than eight kilobytes', { failures: [{ ...failure, detail: 'x'.repeat(9_000) }] }, {}, 413],
  ['a cross-site origin', { failures: [failure] }, { 'sec-fetch-site': 'cross-site' }, 403],
])('rejects a beacon with %s', async (_case, payload, headers, status) => {
  expect(await tell(payload as object, headers as Record<string, string>)).toBe(status)
  expect(await failures()).toEqual([])
})

test('limits each address to a burst of twenty reports', async () => {
  const answers: number[] = []
  for (let index = 0; index < 21; index += 1) answers.push(await tell({ failures: [failure] }))

  expect(answers.slice(0, 20).every((status) => status === 204)).toBe(true)
  expect(answers[20]).toBe(429)
  expect(await tell({ failures: [failure] }, { 'x-forwarded-for': '203.0.113.9' })).toBe(204)
})
