/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { Script, createContext } from 'node:vm'
import fastify, { type FastifyInstance } from 'fastify'
import { readConfiguration } from '../configuration'
import { offlineRoutes } from './offline-routes'
import { serviceWorker } from './service-worker'

let api: Server
let gateway: FastifyInstance
const answers: Record<string, unknown> = {
  '/public.json': {
    name: 'つなぐギフト',
    theme: 'gift',
    maintenance: null,
    svgs: ['/svg/logo.svg'],
  },
  '/v1/settings/front': { 'SITE.NAMESPACE': 'tsunagu', 'SITE.THEME_ARGUMENTS': { accent: '#9c2d14' } },
  '/v1/files-contents': { url: '/svg/logo.svg', content: '<svg/>' },
}

beforeAll(async () => {
  api = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api')
    const isKnown = pathname in answers
    response
      .writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answers[pathname] ?? { message: '', code: 'x', data: [] }))
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  process.env.API_ORIGIN = `http://127.0.0.1:${(api.address() as { port: number }).port}`
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  gateway = fastify()
  offlineRoutes(gateway, readConfiguration({ COMPOSITION: '/none', SHELL_RELEASES: '/none' }))
})
afterAll(async () => {
  await gateway.close()
  api.close()
  api.closeAllConnections()
})

test('includes the shop’s name, colours and icons in the manifest', async () => {
  const { headers, json } = await gateway.inject('/manifest.webmanifest').then((answer) => ({
    headers: answer.headers,
    json: answer.json<{ icons: { src: string; purpose: string }[] }>(),
  }))

  expect(headers['content-type']).toContain('application/manifest+json')
  expect(json).toMatchObject({
    name: 'つなぐギフト',
    start_url: '/',
    display: 'standalone',
    theme_color: '#9c2d14',
  })
  expect(json.icons.map(({ src, purpose }) => `${src} ${purpose}`)).toEqual([
    '/media/icon/192.png any',
    '/media/icon/192.png maskable',
    '/media/icon/512.png any',
    '/media/icon/512.png maskable',
  ])
})

test.each([
  ['/favicon.ico', '/media/icon/favicon.ico'],
  ['/apple-touch-icon.png', '/media/icon/180.png'],
])('redirects %s to the shop’s own icon', async (asked, given) => {
  expect((await gateway.inject(asked)).headers.location).toBe(given)
})

test('allows the offline page’s script in the page’s policy', async () => {
  const { body, headers } = await gateway.inject('/offline')

  const nonce = /<script nonce="([^"]+)">/.exec(body)?.[1]
  expect(nonce).toBeDefined()
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
  expect(body).toContain('("tsunagu.cart-offline")')
  expect(headers['x-robots-tag']).toBe('noindex')
})

/** Creates a browser's worker scope. The test controls cache and network. */
function aWorker(version: string, kept: Map<string, Map<string, string>>) {
  const handlers = new Map<string, (event: object) => void>()
  let network: () => Promise<string> = async () => 'page'
  const scope = {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    self: { skipWaiting: async () => undefined, clients: { claim: async () => undefined }, registration: {} },
    Request: class {
      constructor(readonly url: string) {}
    },
    Response: { error: () => 'failed' },
    caches: {
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      open: async (name: string) => {
        const pages = kept.get(name) ?? new Map<string, string>()
        kept.set(name, pages)
        return {
          add: async ({ url }: { url: string }) => void pages.set(url, `${url} of ${version}`),
          match: async (url: string) => pages.get(url),
        }
      },
    },
    fetch: () => network(),
  }
  new Script(serviceWorker(version)).runInContext(createContext(scope))
  const wait = async (name: string) => {
    const works: Promise<unknown>[] = []
    handlers.get(name)!({ waitUntil: (work: Promise<unknown>) => works.push(work) })
    await Promise.all(works)
  }
  return {
    goOffline: () => (network = () => Promise.reject(new TypeError('offline'))),
    async install() {
      await wait('install')
      await wait('activate')
    },
    async answer(mode: string, method = 'GET') {
      let answer: Promise<unknown> | undefined
      handlers.get('fetch')!({
        request: { mode, method },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (given: Promise<unknown>) => (answer = given),
      })
      return answer
    },
  }
}

test('shows the cached offline page only for a failed navigation', async () => {
  const kept = new Map<string, Map<string, string>>()
  const worker = aWorker('2', kept)
  await worker.install()

  expect(await worker.answer('navigate')).toBe('page')
  worker.goOffline()

  expect(await worker.answer('navigate')).toBe('/offline of 2')
  expect([...kept.get('offline-2')!.keys()]).toEqual(['/offline'])
})

test('the service worker ignores API calls, images and posted forms', async () => {
  const worker = aWorker('2', new Map())

  expect(await worker.answer('cors')).toBeUndefined()
  expect(await worker.answer('no-cors')).toBeUndefined()
  expect(await worker.answer('navigate', 'POST')).toBeUndefined()
})

test('deletes the previous release’s offline page', async () => {
  const kept = new Map([
    ['offline-1', new Map()],
    ['somebody-elses', new Map()],
  ])

  await aWorker('2', kept).install()

  expect([...kept.keys()]).toEqual(['somebody-elses', 'offline-2'])
})
