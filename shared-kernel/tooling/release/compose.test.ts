import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

type Document = {
  id: string
  remotes: { name: string; version: string; canary?: { version: string; weight: number } }[]
  by?: { who?: string; why?: string }
}

let folder: string
let file: string
let gateway: Server
let canaries: object[]

const read = () => JSON.parse(readFileSync(file, 'utf8')) as Document

beforeEach(() => {
  canaries = []
  folder = mkdtempSync(path.join(tmpdir(), 'compose-'))
  file = path.join(folder, 'composition.json')
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const release = path.join(folder, 'releases/cart', version)
    mkdirSync(release, { recursive: true })
    writeFileSync(path.join(release, 'release.json'), JSON.stringify({ routes: ['/cart'], shared: {} }))
  }
  const fragment = 'http://127.0.0.1:9/1.0.0/fragment'
  writeFileSync(
    file,
    JSON.stringify({
      id: 'first',
      remotes: [{ name: 'cart', version: '1.0.0', fragment, routes: ['/cart'] }],
    }),
  )
})
afterEach(() => {
  gateway?.close()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Starts a gateway that follows the document but rejects one version, either permanently or `passing` times.
 */
async function openGateway(refusedVersion?: string, passing?: number) {
  let inForce = read()
  let times = 0
  gateway = createServer((_request, response) => {
    const document = read()
    const isMeant = document.remotes.some(({ version }) => version === refusedVersion)
    if (isMeant) times += 1
    const isRefused = isMeant && times <= (passing ?? Infinity)
    if (!isRefused) inForce = document
    const reason = passing ? 'cart 1.1.0 does not answer' : '/cart is claimed by both cart and content'
    const refused = isRefused ? [reason] : []
    const isRetried = isRefused && passing !== undefined
    response.end(JSON.stringify({ id: inForce.id, checked: document.id, refused, isRetried, canaries }))
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  return (gateway.address() as AddressInfo).port
}

async function compose(shop: number | { port: number; composition: string }, ...args: string[]) {
  const { port, composition } = typeof shop === 'number' ? { port: shop, composition: file } : shop
  const environment = {
    ...process.env,
    PORT: String(port),
    COMPOSITION: composition,
    DATA_FOLDER: folder,
    COMPOSED_BY: 'sato',
    RELEASES_FOLDER: path.join(folder, 'releases'),
  }
  const child = spawn(process.execPath, [path.join(__dirname, '../bin/compose.mjs'), ...args], {
    env: environment,
  })
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, words: out + error }
}

test('reports an accepted switch as active', async () => {
  const { code, words } = await compose(await openGateway(), 'set', 'cart', '1.1.0')

  expect(code).toBe(0)
  expect(words).toBe(`In force: ${read().id}\n`)
  expect(read().remotes[0]?.version).toBe('1.1.0')
})

test('reverts a rejected switch and prints the reason', async () => {
  const { code, words } = await compose(await openGateway('1.1.0'), 'set', 'cart', '1.1.0')

  expect(code).toBe(1)
  expect(words).toBe(
    'The gateway refuses this composition, first stays: /cart is claimed by both cart and content\n',
  )
  expect(read().id).toBe('first')
})

test('prints a rejected document beside the active composition', async () => {
  const port = await openGateway('1.1.0')
  const document = JSON.parse(readFileSync(file, 'utf8'))
  document.remotes[0].version = '1.1.0'
  writeFileSync(file, JSON.stringify({ ...document, id: 'by hand' }))

  const { code, words } = await compose(port)

  expect(code).toBe(1)
  expect(words).toEqual(
    expect.stringContaining('/cart is claimed by both cart and content. In force: first.'),
  )
})

test('waits for a transient rejection to pass', async () => {
  const { code, words } = await compose(await openGateway('1.1.0', 2), 'set', 'cart', '1.1.0')

  expect(code).toBe(0)
  expect(words).toBe(`In force: ${read().id}\n`)
  expect(read().remotes[0]?.version).toBe('1.1.0')
})

test('replaces a broken document with the last good one', async () => {
  writeFileSync(path.join(folder, 'composition.last-good.json'), readFileSync(file))
  writeFileSync(file, '{')

  const { code } = await compose(9, 'set', 'cart', '1.1.0')

  expect(code).toBe(0)
  expect(read().remotes[0]?.version).toBe('1.1.0')
})

test('ignores the rejection of an earlier document', async () => {
  const port = await openGateway('1.1.0')
  writeFileSync(
    file,
    JSON.stringify({
      ...read(),
      id: 'refused',
      remotes: read().remotes.map((one) => ({ ...one, version: '1.1.0' })),
    }),
  )

  const { code, words } = await compose(port, 'set', 'cart', '1.2.0')

  expect(code).toBe(0)
  expect(words).toBe(`In force: ${read().id}\n`)
})

test('writes the document without a gateway', async () => {
  const { code, words } = await compose(9, 'set', 'cart', '1.1.0')

  expect(code).toBe(0)
  expect(words).toContain('No gateway answers')
  expect(read().remotes[0]?.version).toBe('1.1.0')
})

test('rejects an unreleased version before writing', async () => {
  const { code, words } = await compose(9, 'set', 'cart', '9.9.9')

  expect(code).toBe(1)
  expect(words).toBe('cart 9.9.9 is not released here: 1.0.0, 1.1.0, 1.2.0.\n')
  expect(read().id).toBe('first')
})

test('prints the composition without arguments', async () => {
  expect(await compose(9)).toEqual({ code: 0, words: 'first\n  cart 1.0.0\n' })
})

test('writes the weight and author of a canary and ends it', async () => {
  const port = await openGateway()

  expect((await compose(port, 'canary', 'cart', '1.1.0', '10', '--why', 'new noshi')).code).toBe(0)
  expect(read()).toMatchObject({
    id: expect.stringMatching(/^cart-canary-1\.1\.0-at-10-/),
    remotes: [{ version: '1.0.0', canary: { version: '1.1.0', weight: 10 } }],
    by: { who: 'sato', why: 'new noshi' },
  })

  expect((await compose(port, 'canary', 'cart', '0')).code).toBe(0)
  expect(read().remotes).toEqual([expect.not.objectContaining({ canary: expect.anything() })])
})

test('prints the page and failure counts of a canary', async () => {
  const port = await openGateway()
  await compose(port, 'canary', 'cart', '1.1.0', '10')
  canaries = [{ name: 'cart', weight: 0, pages: 40, failures: 7 }]

  expect((await compose(port)).words).toContain(
    '  cart 1.0.0\n    canary 1.1.0: withdrawn, see the history, 40 pages, 7 failures\n',
  )
  expect((await compose(9)).words).toContain('    canary 1.1.0: 10 %\n')
})

test('prints the load times of a canary and the stable release', async () => {
  const port = await openGateway()
  await compose(port, 'canary', 'cart', '1.1.0', '10')
  canaries = [
    { name: 'cart', weight: 10, pages: 9, failures: 0, lcpMs: 1_900, stableLcpMs: 800, serverMs: 120 },
  ]

  expect((await compose(port)).words).toContain(
    '10 %, 9 pages, 0 failures, LCP 1900 ms (stable 800 ms), server 120 ms\n',
  )
})

test.each([['--help'], ['help']])('compose %s prints the usage', async (word) => {
  rmSync(file)

  expect(await compose(9, word)).toEqual({ code: 0, words: expect.stringContaining('ends the canary') })
})

test.each([
  ['a switch', ['set', 'cort', '1.1.0']],
  ['a canary', ['canary', 'cort', '1.1.0', '10']],
  ['ending a canary', ['canary', 'cort', '0']],
])('rejects %s of an unknown remote and lists the known ones', async (_what, args) => {
  const { code, words } = await compose(9, ...args)

  expect(code).toBe(1)
  expect(words).toContain('The composition has no remote cort: it has cart.')
  expect(read().id).toBe('first')
})

test.each([
  ['a switch to the same version', ['set', 'cart', '1.0.0'], 'gives cart 1.0.0 to everybody already'],
  ['ending a missing canary', ['canary', 'cart', '0'], 'cart has no canary'],
])('reports %s without changing the document', async (_what, args, words) => {
  expect(await compose(9, ...args)).toEqual({ code: 0, words: expect.stringContaining(words) })
  expect(read().id).toBe('first')
})

test('repeating a canary is a no-op', async () => {
  await compose(9, 'canary', 'cart', '1.1.0', '10')
  const { id } = read()

  const { words } = await compose(9, 'canary', 'cart', '1.1.0', '10')

  expect(words).toContain('cart has this canary already')
  expect(read().id).toBe(id)
})

function writeHistory(...entries: object[]) {
  mkdirSync(path.join(folder, 'composition.history'))
  entries.forEach((entry, index) => {
    const file = path.join(folder, `composition.history/1970-01-0${index + 1}.json`)
    writeFileSync(file, JSON.stringify({ at: new Date(0).toISOString(), words: [], ...entry }))
  })
}

/** Writes the history of a gateway that withdrew the release which the document offers to all shoppers. */
const withdraw = (release: string) => writeHistory({ event: 'withdrawn', id: read().id, canary: release })

test('reactivates a withdrawn release', async () => {
  withdraw('cart@1.0.0')

  const { words } = await compose(9, 'set', 'cart', '1.0.0')

  expect(words).toContain('Written: cart-1.0.0-')
})

test('replaces a withdrawn release when composing another remote', async () => {
  const before = read()
  const [cart] = before.remotes
  const content = { ...cart, name: 'content', routes: ['/news'] }
  const switched = { id: 'second', remotes: [{ ...cart, version: '1.1.0' }, content] }
  writeFileSync(file, JSON.stringify(switched))
  cpSync(path.join(folder, 'releases/cart'), path.join(folder, 'releases/content'), { recursive: true })
  writeHistory(
    { event: 'in force', id: 'first', document: { ...before, remotes: [cart, content] } },
    { event: 'in force', id: 'second', document: switched },
    { event: 'withdrawn', id: 'second', canary: 'cart@1.1.0' },
  )

  await compose(9, 'set', 'content', '1.1.0', '--untried')

  expect(read().remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'cart 1.0.0',
    'content 1.1.0',
  ])
})

test('prints a withdrawn release as withdrawn', async () => {
  canaries = [{ name: 'cart', version: '1.0.0', weight: 0, pages: 40, failures: 7 }]

  expect((await compose(await openGateway())).words).toContain('cart 1.0.0: withdrawn, see the history')
})

test('retries a version that a rejected document already contains', async () => {
  const port = await openGateway('1.1.0')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('1.0.0', '1.1.0').replace('first', 'by hand'))

  const { code, words } = await compose(port, 'set', 'cart', '1.1.0')

  expect(code).toBe(1)
  expect(words).toContain('/cart is claimed by both cart and content')
})

test('repairs a broken document even if the version stays the same', async () => {
  writeFileSync(path.join(folder, 'composition.last-good.json'), readFileSync(file))
  writeFileSync(file, '{')

  await compose(9, 'set', 'cart', '1.0.0')

  expect(read().remotes[0]?.version).toBe('1.0.0')
})

test('recomposes an active version with --untried', async () => {
  await compose(9, 'set', 'cart', '1.0.0', '--untried')

  expect(read().id).toMatch(/^cart-1\.0\.0-/)
})

test('rejects the gateway of another shop before writing', async () => {
  const port = await openGateway()
  const own = path.join(folder, 'own.json')
  writeFileSync(own, JSON.stringify({ ...read(), id: 'own' }))

  const { code, words } = await compose({ port, composition: own }, 'set', 'cart', '1.1.0')

  expect(code).toBe(1)
  expect(words).toContain('PORT, DATA_FOLDER and COMPOSITION have to be those of one shop.')
  expect(JSON.parse(readFileSync(own, 'utf8'))).toMatchObject({ id: 'own' })
})

test('lists the released versions if none is given', async () => {
  expect((await compose(9, 'set', 'cart')).words).toContain('Released here: 1.0.0, 1.1.0, 1.2.0.')
})

test.each([
  [['cart', '1.1.0'], 'To switch a remote: npm run compose -- set cart 1.1.0'],
  [['sett', 'cart', '1.1.0'], 'There are status, set, canary, diff, rollback, history.'],
  [['set'], 'Which remote? cart'],
])('rejects %j with the command that may be meant', async (args, words) => {
  expect(await compose(9, ...args)).toEqual({ code: 1, words: expect.stringContaining(words) })
  expect(read().id).toBe('first')
})

test('ends a canary when switching to its version', async () => {
  const port = await openGateway()
  await compose(port, 'canary', 'cart', '1.1.0', '50')

  await compose(port, 'set', 'cart', '1.1.0')

  expect(read().remotes).toEqual([expect.objectContaining({ version: '1.1.0' })])
  expect(read().remotes[0]).not.toHaveProperty('canary')
})

test.each([
  ['a weight of 0', ['canary', 'cart', '1.1.0', '0']],
  ['a weight of 100', ['canary', 'cart', '1.1.0', '100']],
  ['no weight', ['canary', 'cart', '1.1.0']],
  ['an unknown option', ['set', 'cart', '1.1.0', '--yes']],
])('prints the usage and exits with 1 for %s', async (_what, args) => {
  const { code, words } = await compose(9, ...args)

  expect(code).toBe(1)
  expect(words).toContain('npm run compose -- canary cart 1.1.0 10')
  expect(read().id).toBe('first')
})

test('rollback restores the previous composition in the history', async () => {
  const port = await openGateway()
  const inForce = { at: new Date(0).toISOString(), event: 'in force', words: [] }
  const before = read()
  await compose(port, 'set', 'cart', '1.1.0')
  const [old, ...entries] = [before, read()].map((document) =>
    JSON.stringify({ ...inForce, id: document.id, document }),
  )
  // The history has three entries: one of an older gateway, one of this gateway, and a truncated one of this
  // gateway.
  writeFileSync(path.join(folder, 'composition.history.jsonl'), `${old}\n`)
  mkdirSync(path.join(folder, 'composition.history'))
  for (const [at, text] of [...entries, '{"at":'].entries())
    writeFileSync(path.join(folder, `composition.history/1970-01-0${at + 1}.json`), text)

  const { code, words } = await compose(port, 'rollback')

  expect(code).toBe(0)
  expect(words).toMatch(
    new RegExp(`^In force: ${read().id}\nLeft: (.+)\. To return: npm run compose -- rollback \\1\n$`),
  )
  expect(read().remotes[0]?.version).toBe('1.0.0')
  expect((await compose(port, 'history')).words.split('\n')[0]).toBe(
    '1970-01-01 09:00:00  in force   first  nothing changed',
  )
})

test('rollback fails without a history', async () => {
  expect(await compose(9, 'rollback')).toEqual({
    code: 1,
    words: expect.stringContaining('knows nothing to go back to'),
  })
})
