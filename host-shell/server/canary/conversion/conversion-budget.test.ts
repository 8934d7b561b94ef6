/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildGateway } from '../../build-gateway'
import { isChosen } from '../../composition/canary.rules'
import { readConfiguration } from '../../configuration'
import type { RemoteEntry } from '../../release/remote-entry'
import {
  aFragment,
  apiAnswers,
  closeServers,
  listen,
  newVersion,
  openShop,
  sendJson,
  serveRemote,
} from '../../testing/fake-servers'

const known = process.env.API_ORIGIN
let folder: string
let gateway: FastifyInstance
let origin: string

const api = {
  ...openShop,
  '/v1/carts/products': { token: 't' },
  '/v1/carts/buy-now': { status: 422, body: { code: 'cart.sold_out' } },
  '/v1/carts/t': { token: 't' },
  '/v1/carts/t/payment/1/check': { is_valid: true, errors: [] },
  '/v1/carts/t/decision': { order_no: '1' },
}

const serve = (name: string, routes: string[], version = newVersion()) =>
  serveRemote((response) => sendJson(response, aFragment(version)), { name, routes, version })

/** Serves a remote whose canary goes to half of the shoppers. */
async function withCanary(name: string, routes: string[], version?: string): Promise<RemoteEntry> {
  const { name: _name, ...next } = await serve(name, routes, version)
  return { ...(await serve(name, routes)), canary: { ...next, weight: 50 } }
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  process.env.API_ORIGIN = await listen(apiAnswers(api))
  folder = mkdtempSync(path.join(tmpdir(), 'conversion-'))
  mkdirSync(path.join(folder, 'test/client'), { recursive: true })
  writeFileSync(path.join(folder, 'test/client/initial-files.json'), '[]')
  writeFileSync(path.join(folder, 'test/release.json'), JSON.stringify({ shared: {}, files: {} }))
})
afterEach(async () => {
  jest.restoreAllMocks()
  await gateway.close()
  closeServers()
  rmSync(folder, { recursive: true })
  process.env.API_ORIGIN = known
})

async function openGateway(remotes: RemoteEntry[]) {
  const file = path.join(folder, 'composition.json')
  // The last good composition is active without a trial of its releases.
  writeFileSync(path.join(folder, 'composition.last-good.json'), JSON.stringify({ id: 'c1', remotes }))
  gateway = await buildGateway(readConfiguration({ COMPOSITION: file, SHELL_RELEASES: folder }))
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' })
  // Steps count from the first page of a composition on.
  await gateway.inject('/')
  return async () => (await gateway.inject('/-/composition')).json<{ canaries: object[] }>().canaries
}

/** Waits for the history's entry about the withdrawal. If it never arrives, the test times out. */
async function readWithdrawal(): Promise<string> {
  const history = path.join(folder, 'composition.history')
  for (;;) {
    const entries = readdirSync(history).map((entry) => readFileSync(path.join(history, entry), 'utf8'))
    const withdrawal = entries.find((text) => text.includes('withdrawn'))
    if (withdrawal) return withdrawal
    await nextTurn()
  }
}

type Request = readonly ['GET' | 'POST', string]
const productPage: Request = ['GET', '/product/towel']
const addition: Request = ['POST', '/v1/carts/products']
const cartCall: Request = ['GET', '/v1/carts/t']
const check: Request = ['GET', '/v1/carts/t/payment/1/check']
const decision: Request = ['POST', '/v1/carts/t/decision']

type Shopper = { bucket: number; isCanary: boolean }
type Options = { addressOf?: (bucket: number) => string; hasCookie?: boolean }

/** Sends a request over a connection, because an injected one keeps its socket. Reads the response. */
async function send(method: 'GET' | 'POST', url: string, headers: Record<string, string>) {
  const posted = { headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
  const response = await fetch(origin + url, { method, headers, ...(method === 'POST' && posted) })
  await response.arrayBuffer()
}

/** Sends fifty shoppers, half of them with the canary, through the requests that their release makes. */
async function visit(
  remote: RemoteEntry,
  requestsOf: (shopper: Shopper) => Request[],
  { addressOf = (bucket) => `203.0.113.${bucket}`, hasCookie = true }: Options = {},
) {
  for (let bucket = 0; bucket < 100; bucket += 2)
    for (const [method, url] of requestsOf({ bucket, isCanary: isChosen(bucket, remote) }))
      await send(method, url, {
        'x-forwarded-for': addressOf(bucket),
        ...(hasCookie && { cookie: `canary=${bucket}` }),
      })
}

const catalogRoutes = ['/product/*']
const cartRoutes = ['/cart', '/cart/*']
const withoutAddition = ({ isCanary }: Shopper) => [productPage, ...(isCanary ? [] : [addition])]

test.each([
  ['a dead buy button', []],
  ['a buy button that the API refuses', [['POST', '/v1/carts/buy-now'] as const]],
])('withdraws a catalogue with %s', async (_what, pressed) => {
  const catalog = await withCanary('catalog', catalogRoutes)
  const tellCanaries = await openGateway([catalog, await serve('cart', cartRoutes)])

  await visit(catalog, ({ isCanary }) => [productPage, ...(isCanary ? pressed : [addition])])

  expect(await readWithdrawal()).toContain('shoppers who saw a product also added it')
  expect(await tellCanaries()).toEqual([expect.objectContaining({ name: 'catalog', weight: 0, failures: 0 })])
  expect((await gateway.inject('/metrics')).body).toMatch(
    /gateway_canary_shoppers\{remote="catalog",version="[\d.]+",group="stable",from="product",to="added",result="went on"\} \d/,
  )
})

test('keeps a catalogue whose shoppers add as often', async () => {
  const catalog = await withCanary('catalog', catalogRoutes)
  const tellCanaries = await openGateway([catalog, await serve('cart', cartRoutes)])

  await visit(catalog, () => [productPage, addition])

  const all = { count: 25, of: 25 }
  expect(await tellCanaries()).toEqual([
    expect.objectContaining({
      weight: 50,
      conversions: [{ from: 'product', to: 'added', canary: all, stable: all }],
    }),
  ])
})

test.each([
  ['additions', [productPage], [addition], 'saw a product also added it'],
  ['a confirmation', [cartCall], [check], 'saw the cart also reached the confirmation'],
  ['orders', [cartCall, check], [decision], 'reached the confirmation also ordered'],
])('withdraws a cart without %s', async (_what, before, lost, reason) => {
  const cart = await withCanary('cart', cartRoutes)
  const tellCanaries = await openGateway([await serve('catalog', catalogRoutes), cart])

  await visit(cart, ({ isCanary }) => [...before, ...(isCanary ? [] : lost)])

  expect(await readWithdrawal()).toContain(reason)
  expect(await tellCanaries()).toEqual([expect.objectContaining({ name: 'cart', weight: 0 })])
})

test('does not blame the catalogue for steps after the addition', async () => {
  const catalog = await withCanary('catalog', catalogRoutes)
  const tellCanaries = await openGateway([catalog, await serve('cart', cartRoutes)])

  await visit(catalog, ({ isCanary }) => [productPage, addition, cartCall, ...(isCanary ? [] : [check])])

  expect(await tellCanaries()).toEqual([expect.objectContaining({ weight: 50 })])
})

test.each([
  ['come from ten addresses', { addressOf: (bucket: number) => `203.0.113.${bucket % 20}` }],
  ['send no cookie', { hasCookie: false }],
])('keeps a catalogue when its shoppers %s', async (_what, options) => {
  const catalog = await withCanary('catalog', catalogRoutes)
  const tellCanaries = await openGateway([catalog, await serve('cart', cartRoutes)])

  await visit(catalog, withoutAddition, options)

  expect(await tellCanaries()).toEqual([expect.objectContaining({ weight: 50 })])
})

/** Returns a version whose canary goes to the same shoppers as this one. */
function findVersionFor(name: string, other: RemoteEntry): string {
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket)
  const canaryOf = (version: string) => ({ ...other, name, canary: { ...other, version, weight: 50 } })
  const versions = Array.from({ length: 1_000 }, (_, patch) => `8.0.${patch}`)
  const isSame = (version: string) =>
    buckets.every((bucket) => isChosen(bucket, canaryOf(version)) === isChosen(bucket, other))
  return versions.find(isSame) ?? ''
}

test('blames no canary for shoppers who have two', async () => {
  const catalog = await withCanary('catalog', catalogRoutes)
  const cart = await withCanary('cart', cartRoutes, findVersionFor('cart', catalog))
  const tellCanaries = await openGateway([catalog, cart])

  await visit(catalog, withoutAddition)

  const stable = { count: 25, of: 25 }
  expect(await tellCanaries()).toEqual([
    expect.objectContaining({
      weight: 50,
      conversions: [expect.objectContaining({ canary: { count: 0, of: 0 }, stable })],
    }),
    expect.objectContaining({ weight: 50 }),
  ])
})
