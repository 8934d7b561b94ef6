/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { getEventListeners, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { listMessages, refreshLogin } from '@storefront/contracts'
import { signalOfRoute } from './pending-reads'
import { send } from './send'

let server: Server
let cookies: string[]
let hold: ((answer: () => void) => void) | undefined

beforeAll(async () => {
  server = createServer((_request, response) => {
    const answer = () =>
      void response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': cookies }).end('{}')
    if (hold) hold(answer)
    else answer()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll((done) => {
  server.closeAllConnections()
  server.close(done)
})

const aScope = () => ({
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  channel: 'tsunagu',
  accessToken: () => undefined,
  renewAccess: async () => false,
})

/** Returns the cookies that the shopper receives with a posted form or a read. */
async function givenTo({ isPosted }: { isPosted: boolean }): Promise<string[]> {
  const given: string[] = []
  const scope = { ...aScope(), setCookie: (header: string) => void given.push(header), isPosted }
  await send(refreshLogin, {}, scope, undefined)
  return given
}

const refreshCookie = 'refresh_token=next; Path=/; HttpOnly; Expires=Thu, 01 Jan 2037 00:00:00 GMT'

test("passes on a response's single cookie unchanged", async () => {
  cookies = [refreshCookie]

  expect(await givenTo({ isPosted: true })).toEqual([refreshCookie])
})

test('passes on several cookies one by one', async () => {
  cookies = [refreshCookie, 'cartToken=c1; Path=/', refreshCookie.replace('refresh_token', 'other')]

  expect(await givenTo({ isPosted: true })).toEqual(cookies)
})

test("does not pass on the API's cookies for a read", async () => {
  cookies = [refreshCookie]

  expect(await givenTo({ isPosted: false })).toEqual([])
})

test('does not accumulate abort listeners across reads on the server', async () => {
  cookies = []
  const answers: (() => void)[] = []
  const page = new AbortController()
  const allAsked = new Promise<void>((resolve) => {
    hold = (answer) => void (answers.push(answer) === 12 && resolve())
  })
  const reads = Array.from({ length: 12 }, (_, index) =>
    send(listMessages, index % 2 === 0 ? { signal: page.signal } : {}, aScope(), undefined),
  )
  await allAsked

  const listeners = [page.signal, signalOfRoute()].map((signal) => getEventListeners(signal, 'abort').length)
  for (const answer of answers) answer()
  await Promise.all(reads)
  hold = undefined

  expect(listeners).toEqual([0, 0])
})

test('aborts a server-side read when its page is aborted', async () => {
  const page = new AbortController()
  hold = () => page.abort()

  await expect(send(listMessages, { signal: page.signal }, aScope(), undefined)).rejects.toThrow()
  hold = undefined
})
