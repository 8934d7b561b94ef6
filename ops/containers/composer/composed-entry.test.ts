import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { composedEntry, withWeight } from './composed-entry.mjs'

let server: Server
let asked: string[]

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

test('renders a new version once before composing it', async () => {
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

test('keeps the previous entry of an unreachable remote and logs a warning', async () => {
  const entry = await composedEntry({ name: 'cart', version: '1.0.0', origin: away }, { remotes: [before] })

  expect(entry).toEqual(before)
  expect(console.warn).toHaveBeenCalledWith('cart does not answer and stays as it is: 1.0.0')
})

test('waits until a container has published its release', async () => {
  const origin = await serve(1)

  const remote = { name: 'cart', version: '1.1.0', origin }
  const { version } = await composedEntry(remote, { remotes: [before] }, { ms: 60_000, everyMs: 0 })

  expect(version).toBe('1.1.0')
  expect(asked.slice(0, 2)).toEqual(['/1.1.0/release.json', '/1.1.0/release.json'])
})

test('fails if a new version never responds', async () => {
  await expect(
    composedEntry(
      { name: 'cart', version: '1.1.0', origin: away },
      { remotes: [before] },
      { ms: 0, everyMs: 0 },
    ),
  ).rejects.toThrow('cart has no release 1.1.0')
})

test('a weight below 100 adds a canary beside the stable release', async () => {
  const next = { ...before, version: '1.1.0', fragment: `${away}/1.1.0/fragment` }
  const { name: _name, ...release } = next
  const canary = { ...before, canary: { ...release, weight: 10 } }

  expect(withWeight(next, 10, { remotes: [before] })).toEqual(canary)
  expect(withWeight(next, 20, { remotes: [canary] })).toEqual({
    ...before,
    canary: { ...release, weight: 20 },
  })
  expect(withWeight(next, 100, { remotes: [canary] })).toEqual(next)
  expect(withWeight(next, 10, undefined)).toEqual(next)
})

test('keeps the canary of an unreachable remote', async () => {
  const { name: _name, ...release } = { ...before, version: '1.1.0' }
  const previous = { remotes: [{ ...before, canary: { ...release, weight: 10 } }] }

  expect(await composedEntry({ name: 'cart', version: '1.1.0', origin: away }, previous)).toEqual({
    name: 'cart',
    ...release,
  })
})
