/** @jest-environment node */
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fragment } from '@storefront/remote/server'
import { aFragment, closeServers, sendJson, serveRemote } from '../../testing/fake-servers'
import { openPageGateway } from '../../testing/page-gateway'

const known = process.env.API_ORIGIN
const own = { origin: 'http://shop.example.jp', host: 'shop.example.jp' }
let gateway: FastifyInstance

type Heard = { method?: string; type?: string; cookie?: string; body: string }

/** Opens a shop whose cart responds to forms with `answer`. `heard` lists the forms received. */
async function openShopWithCart(answer: (version: string, response: ServerResponse) => void) {
  const heard: Heard[] = []
  const remote = await serveRemote((response, version, request) => {
    void bodyOf(request).then((body) => {
      const { 'content-type': type, cookie } = request.headers
      heard.push({ method: request.method, type, cookie, body })
      answer(version, response)
    })
  })
  gateway = await openPageGateway([remote])
  return heard
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const answering = (fragment: Partial<Fragment>) => (version: string, response: ServerResponse) =>
  sendJson(response, aFragment(version, fragment))

const post = (payload: string, headers: Record<string, string> = {}) =>
  gateway.inject({
    method: 'POST',
    url: '/cart',
    headers: {
      ...own,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: 'cartToken=c1',
      ...headers,
    },
    payload,
  })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await gateway.close()
  closeServers()
  process.env.API_ORIGIN = known
})

test('forwards a form unchanged and returns the owner’s redirect and cookies', async () => {
  const setCookies = ['cartToken=c2; Path=/; SameSite=Lax', 'access_token=; Max-Age=0']
  const heard = await openShopWithCart(answering({ status: 303, redirect: '/cart', setCookies }))

  const { statusCode, headers } = await post('intent=add&name=%E6%9D%BE')

  expect(statusCode).toBe(303)
  expect(headers.location).toBe('/cart')
  expect(headers['set-cookie']).toEqual(expect.arrayContaining(setCookies))
  expect(heard).toEqual([
    {
      method: 'POST',
      type: 'application/x-www-form-urlencoded',
      cookie: 'cartToken=c1',
      body: 'intent=add&name=%E6%9D%BE',
    },
  ])
})

test('shows a rejected form’s page again with its status', async () => {
  await openShopWithCart(answering({ status: 422, html: '<p>数量は1以上です</p>' }))

  const { statusCode, body } = await post('intent=add')

  expect(statusCode).toBe(422)
  expect(body).toContain('<p>数量は1以上です</p>')
})

test.each([
  ['another site', { origin: 'https://elsewhere.example' }],
  ['an unknown origin', { origin: 'null' }],
  ['another site according to the browser', { 'sec-fetch-site': 'cross-site' }],
])('rejects a form from %s before it reaches its owner', async (_from, headers) => {
  const heard = await openShopWithCart(answering({}))

  const { statusCode, body } = await post('intent=add', headers)

  expect(statusCode).toBe(403)
  expect(body).toContain('送信を確認できませんでした')
  expect(heard).toEqual([])
})

test.each([
  ['ends the connection', (_version: string, response: ServerResponse) => response.destroy()],
  ['fails', (_version: string, response: ServerResponse) => sendJson(response, {}, 500)],
])('does not resend a form whose owner %s', async (_how, answer) => {
  const heard = await openShopWithCart(answer)

  const { statusCode, body } = await post('intent=order')

  expect(statusCode).toBe(503)
  expect(body).toContain('二重のお手続きを防ぐため')
  expect(heard).toHaveLength(1)
})

test('rejects an oversized form without reading it', async () => {
  const heard = await openShopWithCart(answering({}))

  const { statusCode } = await post(`note=${'a'.repeat(530_000)}`)

  expect(statusCode).toBe(413)
  expect(heard).toEqual([])
})

test('rejects a body that is not a form', async () => {
  const heard = await openShopWithCart(answering({}))

  const { statusCode } = await post('{}', { 'content-type': 'application/json' })

  expect(statusCode).toBe(415)
  expect(heard).toEqual([])
})
