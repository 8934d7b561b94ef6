/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { refreshLogin } from '@storefront/contracts'
import { send } from './send'

let server: Server
let cookies: string[]

beforeAll(async () => {
  server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': cookies }).end('{}'),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll((done) => {
  server.closeAllConnections()
  server.close(done)
})

/** Cookies that the shopper of a posted form, or of a read, is given. */
async function givenTo({ isPosted }: { isPosted: boolean }): Promise<string[]> {
  const given: string[] = []
  const scope = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    channel: 'tsunagu',
    accessToken: () => undefined,
    renewAccess: async () => false,
    setCookie: (header: string) => void given.push(header),
    isPosted,
  }
  await send(refreshLogin, {}, scope, undefined)
  return given
}

const refreshCookie = 'refresh_token=next; Path=/; HttpOnly; Expires=Thu, 01 Jan 2037 00:00:00 GMT'

test('a single cookie of an answer is passed on whole', async () => {
  cookies = [refreshCookie]

  expect(await givenTo({ isPosted: true })).toEqual([refreshCookie])
})

test('several cookies of one answer are passed on one by one', async () => {
  cookies = [refreshCookie, 'cartToken=c1; Path=/', refreshCookie.replace('refresh_token', 'other')]

  expect(await givenTo({ isPosted: true })).toEqual(cookies)
})

test('a read passes no cookie of the API on', async () => {
  cookies = [refreshCookie]

  expect(await givenTo({ isPosted: false })).toEqual([])
})
