/** @jest-environment node */
import { createHash } from 'node:crypto'
import { aRemote, closeServers, listen, remoteAnswers, type Description } from '../testing/fake-servers'
import { checkComposition } from './check-composition'
import type { RemoteEntry } from '../release/remote-entry'

const shell = { provided: { rxjs: '7.8.0' }, kernel: { contracts: '1.4.0', 'event-bus': '3.0.0' } }
const style = '.cart{color:red}'
const hashOf = (text: string, algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`

afterEach(closeServers)

async function served(description: Description, own: Partial<RemoteEntry> = {}) {
  const heard: string[] = []
  const answer = remoteAnswers(description)
  const origin = await listen((request, response) => {
    heard.push(request.url ?? '')
    answer(request, response)
  })
  return { heard, remote: aRemote(origin, own) }
}

const check = (remotes: RemoteEntry[], before?: RemoteEntry[]) =>
  checkComposition(
    { document: { id: 'b', remotes }, inForce: before && { id: 'a', remotes: before } },
    { shell, fragmentHosts: [] },
  )

test('accepts a release whose files match the hashes in its release.json', async () => {
  const files = { 'cart.css': hashOf(style), 'app.css': hashOf(style, 'sha384') }
  const told = { integrity: 'sha384-entry', files, css: style }
  const { remote } = await served(told, { integrity: 'sha384-entry' })

  expect(await check([remote])).toEqual({ contradictions: [], transient: [], tolerated: [] })
})

test('reports how many files differ and the first file’s hashes', async () => {
  const wrong = hashOf('.cart{}')
  const { remote } = await served({ files: { 'cart.css': wrong, 'app.css': wrong }, css: style })

  expect((await check([remote])).contradictions).toEqual([
    `cart ${remote.version} serves files that are not what its release says: app.css (${hashOf(style)} instead of ${wrong}) and 1 more`,
  ])
})

test('rejects an entry integrity that differs from the release’s', async () => {
  const { remote } = await served({ integrity: 'sha384-entry' }, { integrity: 'sha384-other' })

  expect((await check([remote])).contradictions).toEqual([
    `the integrity of cart ${remote.version} is sha384-other, but its release says sha384-entry`,
  ])
})

test('rejects a different major version of contracts or events', async () => {
  const { remote } = await served({ kernel: { contracts: '2.0.0', 'event-bus': '4.0.0' } })

  expect((await check([remote])).contradictions).toEqual([
    `cart ${remote.version} is built with contracts 2.0.0, but the shell with 1.4.0`,
    `cart ${remote.version} is built with event-bus 4.0.0, but the shell with 3.0.0`,
  ])
})

test('rejects a changed remote that conflicts with unchanged remotes', async () => {
  const content = await served({ kernel: { contracts: '1.0.0' } }, { name: 'content', routes: ['/news'] })
  const cart = await served({ kernel: { contracts: '2.0.0' } })
  const others = `the shell with 1.4.0, content ${content.remote.version} with 1.0.0`

  expect((await check([cart.remote, content.remote], [content.remote])).contradictions).toEqual([
    `cart ${cart.remote.version} is built with contracts 2.0.0, but ${others}`,
  ])
})

test('rejects a release that reads an event field no remote sends', async () => {
  const facts = (members: Record<string, string>) => ({ facts: { 'product.viewed': members }, shapes: {} })
  const content = await served(
    { agreement: { tells: facts({ key: 'string' }) } },
    { name: 'content', routes: ['/news'] },
  )
  const cart = await served({ agreement: { hears: facts({ product_id: 'number' }) } })

  expect((await check([cart.remote, content.remote], [content.remote])).contradictions).toEqual([
    `cart ${cart.remote.version} reads product_id of product.viewed, which content ${content.remote.version} does not tell`,
  ])
})

test('tolerates a problem of an unchanged remote', async () => {
  const content = await served({ shared: { rxjs: '^6.0.0' } }, { name: 'content', routes: ['/news'] })
  const cart = await served({})

  expect(await check([cart.remote, content.remote], [content.remote])).toEqual({
    contradictions: [],
    transient: [],
    tolerated: [`content ${content.remote.version} needs rxjs ^6.0.0, but the shell provides 7.8.0`],
  })
})

test('sends no requests for an invalid document', async () => {
  const { remote, heard } = await served({})

  expect((await check([{ ...remote, entry: 'https://evil.example/e.js' }])).contradictions).toHaveLength(1)
  expect(heard).toEqual([])
})

test('treats a missing file as a transient problem', async () => {
  const answer = remoteAnswers({ files: { 'gone.js': 'sha384-gone' } })
  const origin = await listen((request, response) =>
    request.url?.endsWith('/gone.js') ? response.writeHead(404).end() : answer(request, response),
  )

  const { contradictions, transient } = await check([aRemote(origin)])

  expect(contradictions).toEqual([])
  expect(transient).toEqual([expect.stringMatching(/does not answer .*gone\.js answered 404/)])
})
