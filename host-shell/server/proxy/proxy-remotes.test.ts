/** @jest-environment node */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import type { CompositionSource } from '../composition/composition-source'
import { aRemote, closeServers, listen } from '../testing/fake-servers'
import { proxyRemotes } from './proxy-remotes'

let gateway: FastifyInstance

/** Opens a gateway for cart 2.0.0, which responds to file requests with `answer`. */
async function openGateway(answer: (response: ServerResponse) => void, origin?: string) {
  const heard: { url?: string; headers: IncomingHttpHeaders }[] = []
  const served =
    origin ??
    (await listen(({ url, headers }, response) => {
      heard.push({ url, headers })
      answer(response)
    }))
  const compositions = {
    current: async () => ({ active: { id: 'c1', remotes: [aRemote(served, { version: '2.0.0' })] } }),
  } as unknown as CompositionSource
  gateway = Fastify()
  await proxyRemotes(gateway, compositions)
  return heard
}

afterEach(async () => {
  await gateway.close()
  closeServers()
})

test('serves chunks of an earlier version to tabs that are still open', async () => {
  const headers = {
    'content-type': 'text/javascript',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: '"1"',
    vary: 'accept-encoding',
    'access-control-allow-origin': '*',
  }
  const heard = await openGateway((response) =>
    response.writeHead(200, headers).end(Buffer.from([1, 2, 255])),
  )

  const answer = await gateway.inject({
    url: '/remotes/cart/1.0.0/chunks/7.js',
    headers: { 'accept-encoding': 'br', cookie: 'access_token=secret' },
  })

  expect(answer.statusCode).toBe(200)
  expect([...answer.rawPayload]).toEqual([1, 2, 255])
  expect(answer.headers).toMatchObject(headers)
  expect(heard[0]).toMatchObject({ url: '/1.0.0/chunks/7.js', headers: { 'accept-encoding': 'br' } })
  expect(heard[0]?.headers).not.toHaveProperty('cookie')
})

test('does not serve a release’s internal files', async () => {
  const heard = await openGateway((response) => response.writeHead(200).end('{"commit":"3f2a1b0"}'))

  expect((await gateway.inject('/remotes/cart/2.0.0/release.json')).statusCode).toBe(404)
  expect((await gateway.inject('/remotes/cart/2.0.0/release.json.br')).statusCode).toBe(404)
  expect(heard).toEqual([])
})

test('does not forward the set-cookie and x-powered-by headers of a remote', async () => {
  await openGateway((response) =>
    response.writeHead(200, { 'set-cookie': 'access_token=x', 'x-powered-by': 'y' }).end('a'),
  )

  const { headers } = await gateway.inject('/remotes/cart/1.0.0/app.js')

  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('returns 404 for a missing file and does not cache it', async () => {
  await openGateway((response) =>
    response.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' }).end('none'),
  )

  const answer = await gateway.inject('/remotes/cart/0.1.0/app.js')

  expect(answer.statusCode).toBe(404)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('returns 502 for an unreachable and 404 for an unknown remote', async () => {
  await openGateway(() => undefined, 'http://127.0.0.1:9')

  const away = await gateway.inject('/remotes/cart/2.0.0/app.js')
  const unknown = await gateway.inject('/remotes/evil/1.0.0/app.js')

  expect(away.statusCode).toBe(502)
  expect(away.headers['cache-control']).toBe('no-store')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.headers['cache-control']).toBe('no-store')
})

test.each([
  ['/remotes/cart/1.0.0/a%3Fb%23c.js', '/1.0.0/a%3Fb%23c.js'],
  ['/remotes/cart/1.0.0%2fserver/x.js', '/1.0.0%2Fserver/x.js'],
])('preserves encoded characters when it forwards %s', async (url, asked) => {
  const heard = await openGateway((response) => response.end('a'))

  await gateway.inject(url)

  expect(heard.map((one) => one.url)).toEqual([asked])
})

test.each([
  '/remotes/cart/1.0.0/chunks%2f..%2f..%2fmetrics',
  '/remotes/cart/..%2f1.0.0/metrics',
  '/remotes/cart/1.0.0/..%2f..%2fhealth',
])('returns 404 for %s because the path escapes the release', async (url) => {
  const heard = await openGateway((response) => response.end('a'))

  const { statusCode, headers } = await gateway.inject(url)

  expect(statusCode).toBe(404)
  expect(headers['cache-control']).toBe('no-store')
  expect(heard).toEqual([])
})

test('does not expose the internal endpoints of a remote', async () => {
  const heard = await openGateway((response) => response.writeHead(200).end('{}'))

  const answers = await Promise.all(
    ['fragment', 'trial', 'worker', 'a/fragment'].map((file) =>
      gateway.inject({ url: `/remotes/cart/1.0.0/${file}` }),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  expect(heard).toEqual([])
})
