/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getMyUser, listProducts } from '@storefront/contracts'
import { call, currentScope, type RequestScope } from '@storefront/http'
import { withRequestScope } from '@storefront/http/server'
import { setShopClock, shopNow } from '@storefront/locale-ja'
import { withShopper } from './server'

let api: Server
let heard: { url: string | undefined; cookie: string | undefined }[] = []
let answerRefresh: (response: ServerResponse) => void

beforeAll((done) => {
  api = createServer(({ url, headers }, response) => {
    heard.push({ url, cookie: headers.cookie })
    response.setHeader('content-type', 'application/json')
    answerRefresh(response)
  }).listen(0, '127.0.0.1', () => {
    process.env.API_ORIGIN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    done()
  })
})
afterAll((done) => void api.close(done))
beforeEach(() => (heard = []))

const tokens = {
  access_token: 'fresh',
  expires_in: 900,
  expires_at: '2026-11-25T12:00:00Z',
  user_id: 1,
  is_registered_member: true,
  is_manager_login: false,
}
const renewed = (response: ServerResponse) =>
  response.setHeader('set-cookie', 'refresh_token=next; Path=/; HttpOnly').end(JSON.stringify(tokens))
const refused = (response: ServerResponse) => {
  response.statusCode = 401
  response.end('{"message":"もう一度ログインしてください","code":"auth.refresh_failed","errors":{}}')
}

/** Returns the token sent with a form's command, and the response's cookies. */
async function post(leftMs: number) {
  const cookie = `access_token=held; expires_at=${shopNow().getTime() + leftMs}; refresh_token=first`
  const request = new Request('http://shop.example/cart', { method: 'POST', headers: { cookie } })
  return withShopper(request, async (given) => ({
    token: await currentScope().accessToken(),
    given: given.map((line) => line.split(';')[0]),
  }))
}

test('renews the expired login of a posted form and sets cookies', async () => {
  answerRefresh = renewed
  const { token, given } = await post(-1)

  expect(token).toBe('fresh')
  expect(given).toEqual([
    'refresh_token=next',
    'access_token=fresh',
    expect.stringMatching(/^expires_at=\d+$/),
  ])
  expect(heard).toHaveLength(1)
  expect(heard[0]?.cookie).toContain('refresh_token=first')
})

test('treats the shopper as a guest if the login cannot be renewed', async () => {
  answerRefresh = refused
  const { token, given } = await post(-1)

  expect(token).toBeUndefined()
  expect(given).toEqual(['access_token=', 'expires_at=', 'refresh_token='])
})

test('does not refresh a valid login when a form is posted', async () => {
  expect((await post(60_000)).token).toBe('held')
  expect(heard).toEqual([])
})

test("does not renew a login that is valid by the shop's clock", async () => {
  setShopClock({ SHOP_NOW: '2026-11-12T01:00:00Z' })
  const { token } = await post(60_000).finally(() => setShopClock({}))

  expect(token).toBe('held')
})

test.each([
  ['a public call is of islands', listProducts, { byPage: [], byIslands: ['access_token'] }],
  ['a call of members is of the page', getMyUser, { byPage: ['access_token'], byIslands: [] }],
])('reports the login that %s', async (_what, endpoint, expected) => {
  const read = { byPage: [] as string[], byIslands: [] as string[] }
  const request = new Request('http://shop.example/product')

  await withShopper(request, async () => {
    const scope: RequestScope = {
      ...currentScope(),
      onCookieRead: (name) => void read.byPage.push(name),
      asIsland: (work) =>
        withRequestScope({ ...scope, onCookieRead: (name) => void read.byIslands.push(name) }, work),
    }
    return withRequestScope(scope, () => call(endpoint as typeof getMyUser).catch(() => undefined))
  })

  expect(read).toEqual(expected)
})
