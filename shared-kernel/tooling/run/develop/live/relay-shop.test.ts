import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { relayShop } from './relay-shop.mjs'

const local = 'http://localhost:8080'
const catalog = {
  name: 'catalog',
  version: '1.4.0',
  entry: '/remotes/catalog/1.4.0/remoteEntry.js',
  routes: ['/product/*'],
  integrity: 'sha384-entry',
}

const manifest = {
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
  exposes: [{ path: './app', assets: { js: { sync: ['app.js'] }, css: { sync: ['app.css'] } } }],
}

let live: Server
let origin: string
let relay: Awaited<ReturnType<typeof relayShop>>
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeEach(async () => {
  live = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
  await once(live, 'listening')
  origin = `http://127.0.0.1:${(live.address() as AddressInfo).port}`
  relay = await relayShop({ live: origin, local, releases: [catalog] })
})
afterEach(() => {
  relay.stop()
  live.closeAllConnections()
  live.close()
})

test('a write arrives at the live shop as from its own page', async () => {
  const heard: object[] = []
  answer = async (request, response) => {
    const { method, url, headers } = request
    heard.push({ method, url, host: headers.host, origin: headers.origin, body: await text(request) })
    response.writeHead(201, { 'set-cookie': ['cart=1; Domain=shop.example; Secure'] }).end('{"id":1}')
  }

  const response = await fetch(`${relay.apiOrigin}/v1/carts?a=1`, {
    method: 'POST',
    body: '{"quantity":2}',
    headers: { origin: local, 'x-forwarded-host': 'localhost:8080' },
  })

  const { host } = new URL(origin)
  expect(heard).toEqual([{ method: 'POST', url: '/v1/carts?a=1', host, origin, body: '{"quantity":2}' }])
  expect([response.status, await response.text()]).toEqual([201, '{"id":1}'])
  expect(response.headers.getSetCookie()).toEqual(['cart=1'])
})

test('serves the files of a live release', async () => {
  answer = ({ url }, response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(url)
  const [composed] = relay.composed

  const response = await fetch(`${new URL(composed?.fragment ?? '').origin}/1.4.0/app.js`)

  expect(await response.text()).toBe('/remotes/catalog/1.4.0/app.js')
  expect(composed).toMatchObject(catalog)
})

test('describes a live release from its public files', async () => {
  answer = ({ url }, response) =>
    response.end(JSON.stringify(url === '/remotes/catalog/1.4.0/mf-manifest.json' ? manifest : {}))
  const fragment = relay.composed[0]?.fragment ?? ''

  const described = await fetch(fragment.replace('/fragment', '/release.json'))

  const { name, version, integrity, routes } = catalog
  expect(await described.json()).toEqual({ name, version, integrity, routes, shared: { react: '^19.0.0' } })
  expect((await fetch(`${fragment}?url=/product/towel`)).status).toBe(404)
})

test('names no script of a live release to preload without its hash', async () => {
  answer = (_request, response) => response.end(JSON.stringify(manifest))

  const told = await fetch(relay.composed[0]?.fragment.replace('/fragment', '/mf-manifest.json') ?? '')

  const assets = { js: { sync: [] }, css: { sync: ['app.css'] } }
  expect(await told.json()).toEqual({ ...manifest, exposes: [{ path: './app', assets }] })
})

test('answers 502 while the live shop is down', async () => {
  live.close()

  expect((await fetch(`${relay.apiOrigin}/v1/carts`)).status).toBe(502)
})
