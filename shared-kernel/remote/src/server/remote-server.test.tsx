/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listNews } from '@storefront/contracts'
import { call, currentScope } from '@storefront/http'
import { redirect } from 'react-router-dom'
import { createRemoteServer } from './remote-server'

let api: Server
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
/** Cookies that the API sets with its next responses. */
let cookies: string[] = []
/** Trace ids that the API received. */
const heard: (string | undefined)[] = []

/** The API responds to every call with a list of news without titles. */
beforeAll((done) => {
  api = createServer(({ headers }, response) => {
    heard.push(String(headers.traceparent).split('-')[1])
    if (cookies.length > 0) response.setHeader('set-cookie', cookies)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"key":"sale"}]}')
  }).listen(0, '127.0.0.1', () => {
    process.env.API_ORIGIN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    done()
  })
})
afterAll((done) => void api.close(done))

test('logs the response field that violates the contract', async () => {
  const lines: string[] = []
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  const loader = async () => (await call(listNews, { query: {} })).data.data.map(({ title }) => title.trim())
  const server = createRemoteServer({
    name: 'content',
    routes: [{ id: 'news', path: '/news', loader, Component: () => null }],
  })

  const { status } = await server.renderFragment(new Request('https://shop.example.jp/news'))
  await new Promise(setImmediate)

  expect(status).toBe(500)
  const logged = lines.filter((line) => line.includes('contract broken')).map((line) => JSON.parse(line))
  expect(logged).toContainEqual(
    expect.objectContaining({
      ...{ level: 'error', remote: 'content', version: 'test', call: 'GET /v1/news' },
      ...{ field: 'data[0].id', expected: 'integer', found: 'absent' },
    }),
  )
})

test.each([
  [
    'a trial',
    { 'x-shop-trial': '1' },
    expect.arrayContaining([expect.objectContaining({ field: 'data[].id' })]),
  ],
  ['a shopper', {}, undefined],
])('reports broken responses of a page for %s', async (_, headers, brokenAnswers) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const loader = async () => (await call(listNews, { query: {} })).data
  const server = createRemoteServer({
    name: 'content',
    routes: [{ id: 'news', path: '/news', loader, Component: () => null }],
  })

  const page = await server.renderFragment(new Request('https://shop.example.jp/news', { headers }))

  expect(page.status).toBe(200)
  expect(page.brokenAnswers).toEqual(brokenAnswers)
})

test('adds the gateway’s trace ID to API calls and failure logs', async () => {
  const lines: string[] = []
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  heard.length = 0
  const loader = async () => {
    await call(listNews, { query: {} })
    throw new TypeError('no title')
  }
  const server = createRemoteServer({
    name: 'content',
    routes: [{ id: 'article', path: '/news/:id', loader, Component: () => null }],
  })
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-00` }

  await server.renderFragment(new Request('https://shop.example.jp/news/7', { headers }))

  expect(heard.length).toBeGreaterThan(0)
  expect(new Set(heard)).toEqual(new Set([traceId]))
  const failed = lines.filter((line) => line.includes('render failed')).map((line) => JSON.parse(line))
  expect(failed[0]).toMatchObject({ traceId, remote: 'content', version: 'test', route: '/news/:id' })
})

test.each([
  ['one cookie', ['refresh_token=abc; Path=/; HttpOnly']],
  ['several cookies', ['refresh_token=abc; Path=/; HttpOnly', 'access=1; Path=/']],
])('passes %s set by the API to the browser unchanged', async (_, set) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  cookies = set
  const ask = async () => {
    await call(listNews, { query: {} })
    return null
  }
  const server = createRemoteServer({
    name: 'content',
    routes: [{ id: 'contact', path: '/contact', Component: () => null }],
    actions: { contact: ask },
  })

  const { setCookies } = await server.renderFragment(
    new Request('https://shop.example.jp/contact', { method: 'POST', body: new URLSearchParams() }),
  )

  expect(setCookies).toEqual(set)
  cookies = []
})

/** Renders a page that sets one of its shopper's cookies. */
const keeping = (Component: () => null, lead?: string) =>
  createRemoteServer({
    name: 'cart',
    routes: [
      {
        id: 'payment',
        path: '/cart/payment',
        loader: async () => {
          await call(listNews, { query: {} })
          currentScope().setCookie?.('cartSeen=once; Path=/')
          return lead === undefined ? null : redirect(lead)
        },
        Component,
      },
    ],
  }).renderFragment(new Request('https://shop.example.jp/cart/payment'))

test('keeps a page that sets a cookie out of the shared cache', async () => {
  cookies = ['guest_key=abc; Path=/']

  const { setCookies, sharedMaxAgeMs, status } = await keeping(() => null)

  cookies = []
  expect(status).toBe(200)
  expect(setCookies).toEqual(['cartSeen=once; Path=/'])
  expect(sharedMaxAgeMs).toBeUndefined()
})

test('sets no cookie on a page that redirects', async () => {
  const { redirect: to, setCookies } = await keeping(() => null, '/cart/confirm')

  expect(to).toBe('/cart/confirm')
  expect(setCookies).toBeUndefined()
})
