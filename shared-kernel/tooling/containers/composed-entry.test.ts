import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { composedEntry } from './composed-entry.mjs'

let server: Server
let asked: string[]

/** A remote's server that says no to the first questions. */
async function serve(refusals = 0) {
  asked = []
  server = createServer(({ url }, response) => {
    asked.push(url ?? '')
    const release = { routes: ['/cart'], integrity: 'sha384-entry' }
    if (asked.length > refusals) response.end(JSON.stringify(release))
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  jest.restoreAllMocks()
  server?.close()
})

const away = 'http://127.0.0.1:9'
const before = { name: 'cart', version: '1.0.0', fragment: `${away}/1.0.0/fragment` }

test('a new version is composed from what its release says, once it has rendered a page', async () => {
  const origin = await serve()

  expect(await composedEntry({ name: 'cart', version: '1.1.0', origin }, { remotes: [before] })).toEqual({
    name: 'cart',
    version: '1.1.0',
    entry: '/remotes/cart/1.1.0/remoteEntry.js',
    fragment: `${origin}/1.1.0/fragment`,
    routes: ['/cart'],
    integrity: 'sha384-entry',
  })
  expect(asked).toEqual(['/1.1.0/release.json', '/1.1.0/fragment?url=/'])
})

test('a remote whose version stays may be away: its entry is the one of before, and that is told', async () => {
  const entry = await composedEntry({ name: 'cart', version: '1.0.0', origin: away }, { remotes: [before] })

  expect(entry).toBe(before)
  expect(console.warn).toHaveBeenCalledWith('cart does not answer and stays as it is: 1.0.0')
})

test('a release that comes with its container is waited for', async () => {
  const origin = await serve(1)

  const remote = { name: 'cart', version: '1.1.0', origin }
  const { version } = await composedEntry(remote, { remotes: [before] }, { ms: 60_000, everyMs: 0 })

  expect(version).toBe('1.1.0')
  expect(asked.slice(0, 2)).toEqual(['/1.1.0/release.json', '/1.1.0/release.json'])
})

test('a new version that never answers ends the composer, and no document is written', async () => {
  await expect(
    composedEntry(
      { name: 'cart', version: '1.1.0', origin: away },
      { remotes: [before] },
      { ms: 0, everyMs: 0 },
    ),
  ).rejects.toThrow('cart has no release 1.1.0')
})
