/** @jest-environment node */
import type { FastifyInstance } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { Fragment } from '@storefront/remote/server'
import {
  aFragment,
  type Answering,
  closeServers,
  openShop,
  sendJson,
  serveRemote,
} from '../../testing/fake-servers'
import { openPageGateway } from '../../testing/page-gateway'

const known = process.env.API_ORIGIN
const expired = 'access_token=old; expires_at=1000; refresh_token=first; cartToken=c1'
const tokens = {
  ...{ access_token: 'fresh', expires_in: 900, expires_at: '2026-11-25T12:00:00Z', user_id: 1 },
  ...{ is_registered_member: true, is_manager_login: false },
}
const renews: Answering = (_request, response) => {
  response.setHeader('set-cookie', 'refresh_token=next; Path=/; HttpOnly')
  sendJson(response, tokens)
}
const refuses: Answering = (_request, response) =>
  sendJson(
    response,
    { message: 'もう一度ログインしてください', code: 'auth.refresh_failed', errors: {} },
    401,
  )
const isBusy: Answering = (_request, response) => sendJson(response, { message: '', code: 'x' }, 503)

let gateway: FastifyInstance

type Rendered = (cookie: string) => Partial<Fragment>

/** Opens a shop whose cart renders its cookies. `refreshed` and `rendered` list the cookies received. */
async function openShopWith(refresh: Answering, render: Rendered = () => ({})) {
  const refreshed: IncomingHttpHeaders[] = []
  const rendered: string[] = []
  const remote = await serveRemote((response, version, { headers }) => {
    rendered.push(headers.cookie ?? '')
    sendJson(response, aFragment(version, render(headers.cookie ?? '')))
  })
  const answers = {
    ...openShop,
    '/v1/auth/refresh': ((request, response) => {
      refreshed.push(request.headers)
      return refresh(request, response)
    }) satisfies Answering,
  }
  gateway = await openPageGateway([remote], { answers })
  return { refreshed, rendered }
}

const open = (cookie: string, headers: Record<string, string> = {}) =>
  gateway.inject({ url: '/cart?step=2', headers: { cookie, ...headers } })
const given = ({ headers }: Awaited<ReturnType<typeof open>>) =>
  [headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0])
const toLogin: Rendered = (cookie) =>
  cookie.includes('=fresh') ? {} : { status: 302, redirect: '/login/?back=%2Fcart', html: '' }

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await gateway.close()
  closeServers()
  process.env.API_ORIGIN = known
})

test('renews an expired login before rendering a document', async () => {
  const { refreshed, rendered } = await openShopWith(renews)

  const page = await open(expired, { 'user-agent': 'Shopper/1' })

  expect(page.body).toContain('<h1>カート</h1>')
  expect(refreshed).toMatchObject([{ cookie: expect.stringContaining('refresh_token=first') }])
  expect(refreshed).toMatchObject([{ 'user-agent': 'Shopper/1' }])
  expect(rendered).toEqual([expect.stringMatching(/access_token=fresh.*refresh_token=next.*cartToken=c1/)])
})

test('sets a renewed login’s cookies and disables caching', async () => {
  await openShopWith(renews)

  const page = await open(expired)

  expect(given(page)).toEqual([
    'refresh_token=next',
    'access_token=fresh',
    expect.stringMatching(/^expires_at=\d+$/),
  ])
  expect(page.headers['cache-control']).toBe('no-store')
})

test('deletes a rejected login and renders the page for a guest', async () => {
  const { rendered } = await openShopWith(refuses)

  const page = await open(expired)

  expect(page.body).toContain('<h1>カート</h1>')
  expect(rendered).toEqual(['cartToken=c1'])
  expect(given(page)).toEqual(['access_token=', 'expires_at=', 'refresh_token='])
})

test('renders a guest page when an expired login lacks a refresh token', async () => {
  const { refreshed, rendered } = await openShopWith(renews)

  await open('access_token=old; expires_at=1000')

  expect(refreshed).toEqual([])
  expect(rendered).toEqual([''])
})

test('redirects to sign-in with a reason when renewal fails (§4)', async () => {
  await openShopWith(refuses, toLogin)

  const { statusCode, headers } = await open(expired)

  expect(statusCode).toBe(302)
  expect(headers.location).toBe('/login/?re=1&back=%2Fcart')
})

test('keeps the login when the API is too busy to renew', async () => {
  const { rendered } = await openShopWith(isBusy)

  const page = await open(expired)

  expect(page.body).toContain('<h1>カート</h1>')
  expect(rendered).toEqual(['cartToken=c1'])
  expect(given(page)).toEqual([])
  expect(page.headers['cache-control']).toBe('no-store')
})

test('does not redirect a member to sign-in while the API is busy', async () => {
  await openShopWith(isBusy, toLogin)

  const { statusCode, body } = await open(expired)

  expect(statusCode).toBe(200)
  expect(body).toContain('action="/login?back=%2Fcart%3Fstep%3D2"')
})

test('renews a login once when the API rejects its access token', async () => {
  const render: Rendered = (cookie) => (cookie.includes('=fresh') ? {} : { status: 401, html: '' })
  const { refreshed, rendered } = await openShopWith(renews, render)

  const page = await open(`access_token=held; expires_at=${Date.now() + 900_000}; refresh_token=first`)

  expect(page.body).toContain('<h1>カート</h1>')
  expect(refreshed).toHaveLength(1)
  expect(rendered).toHaveLength(2)
})

test('does not renew the login when a script requests a page', async () => {
  const { refreshed, rendered } = await openShopWith(renews)

  const { statusCode, body } = await open(expired, { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })

  expect(statusCode).toBe(200)
  expect(body).toContain('shell-waiting')
  expect([...refreshed, ...rendered]).toEqual([])
})
