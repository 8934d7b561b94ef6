/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withShopper } from '@storefront/session/server'
import type { ActionFunctionArgs } from 'react-router-dom'
import { logoutAction } from './logout.action'

const known = process.env.API_ORIGIN
let api: Server
let status = 200
const tokensSent: (string | undefined)[] = []

beforeAll((done) => {
  api = createServer(({ headers }, response) => {
    tokensSent.push(headers.authorization)
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1', () => {
    process.env.API_ORIGIN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    done()
  })
})
afterAll((done) => {
  process.env.API_ORIGIN = known
  api.closeAllConnections()
  api.close(done)
})

/** Posts the logout form. Returns the response with the removed cookies. */
async function signOut() {
  const cookie = `access_token=held; expires_at=${Date.now() + 900_000}; refresh_token=r; cartToken=c1`
  const request = new Request('http://localhost/mypage/logout', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ intent: 'logout' }),
  })
  return withShopper(request, async (given) => {
    const answer = await logoutAction({ request, params: {} } as unknown as ActionFunctionArgs)
    const removed = given.filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=')[0])
    return { redirect: (answer as Response).headers.get('location'), removed }
  })
}
const everyCookie = ['access_token', 'expires_at', 'refresh_token', 'cartToken', 'buyNowToken']

test('ends the session and redirects when the logout form is posted', async () => {
  expect(await signOut()).toEqual({ redirect: '/login/?out=1', removed: everyCookie })
  expect(tokensSent).toEqual(['Bearer held'])
})

test('removes the cookies on a posted logout even if the API fails', async () => {
  status = 500

  expect((await signOut()).removed).toEqual(everyCookie)
})
