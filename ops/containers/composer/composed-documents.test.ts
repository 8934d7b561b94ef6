import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withGivenReleases, writeDocuments } from './composed-documents.mjs'

type Document = {
  id: string
  remotes: { name: string; version: string }[]
  built: Record<string, string>
}

const servers: Server[] = []
/** Starts the server of a remote. A hanging server accepts connections but doesn't respond until `letGo`. */
async function serve({ hangs = false, integrity = 'sha384-x' } = {}) {
  const held: (() => void)[] = []
  let isHung = hangs
  const server = createServer((_, response) => {
    const answer = () => response.end(JSON.stringify({ routes: [], integrity }))
    if (isHung) held.push(answer)
    else answer()
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const letGo = () => {
    isHung = false
    for (const answer of held) answer()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, letGo }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  jest.restoreAllMocks()
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

const entry = (name: string, version: string) => ({
  name,
  version,
  fragment: `http://${name}:8080/${version}`,
})
const previous = { remotes: [entry('cart', '1.0.0'), entry('content', '1.0.0'), entry('catalog', '1.0.0')] }
const versionsOf = (document: Document | undefined) =>
  document?.remotes.map(({ name, version }) => `${name} ${version}`)
const wants = (name: string, version: string, origin: string) => ({ name, version, origin, weight: 100 })

test('an unresponsive remote doesn’t delay the other releases', async () => {
  const [well, hung, old] = [await serve(), await serve({ hangs: true }), await serve({ hangs: true })]
  const written: Document[] = []
  const work = writeDocuments(
    [
      wants('cart', '1.1.0', hung.origin),
      wants('content', '1.1.0', well.origin),
      wants('catalog', '1.0.0', old.origin),
    ],
    {
      previous,
      graceMs: 200,
      write(document: Document) {
        written.push(document)
        // The hanging servers respond only once the other remotes are active.
        if (!versionsOf(document)?.includes('content 1.1.0')) return
        hung.letGo()
        old.letGo()
      },
    },
  )

  expect(await work).toEqual([])
  expect(written.map(versionsOf)).toContainEqual(['cart 1.0.0', 'content 1.1.0', 'catalog 1.0.0'])
  expect(versionsOf(written.at(-1))).toEqual(['cart 1.1.0', 'content 1.1.0', 'catalog 1.0.0'])
})

test('writes releases that arrive together as one document', async () => {
  const [one, other] = [await serve(), await serve()]
  const written: Document[] = []

  await writeDocuments(
    [
      wants('cart', '1.1.0', one.origin),
      wants('content', '1.1.0', other.origin),
      wants('catalog', '1.0.0', one.origin),
    ],
    { previous, write: (document: Document) => void written.push(document) },
  )

  expect(written.map(versionsOf)).toEqual([['cart 1.1.0', 'content 1.1.0', 'catalog 1.0.0']])
})

test('reports a missing release and composes the others', async () => {
  const well = await serve()
  const written: Document[] = []

  const missing = await writeDocuments(
    [
      wants('cart', '1.1.0', 'http://127.0.0.1:9'),
      wants('content', '1.1.0', well.origin),
      wants('catalog', '1.0.0', well.origin),
    ],
    { previous, write: (document: Document) => void written.push(document), patience: { ms: 0, everyMs: 0 } },
  )

  expect(missing).toEqual(['cart has no release 1.1.0; it stays as it was composed: 1.0.0'])
  expect(written.map(versionsOf)).toEqual([['cart 1.0.0', 'content 1.1.0', 'catalog 1.0.0']])
})

test('doesn’t write the first composition if a release is missing', async () => {
  const well = await serve()
  const write = jest.fn()

  await expect(
    writeDocuments([wants('cart', '1.1.0', 'http://127.0.0.1:9'), wants('content', '1.1.0', well.origin)], {
      previous: undefined,
      write,
      graceMs: 0,
      patience: { ms: 0, everyMs: 0 },
    }),
  ).rejects.toThrow('cart has no release 1.1.0')
  expect(write).not.toHaveBeenCalled()
})

/** Composes these cart versions one after another. `between` modifies the document after each step. */
async function composeInTurn(
  steps: { version: string; weight?: number }[],
  between: (document: Document) => Document = (document) => document,
) {
  const { origin } = await serve()
  const documents: Document[] = []
  let known: Document | undefined
  for (const { version, weight = 100 } of steps) {
    const wanted = [{ ...wants('cart', version, origin), weight }]
    await writeDocuments(wanted, { previous: known, write: (document: Document) => (known = document) })
    documents.push(known!)
    known = between(known!)
  }
  return documents
}

test('keeps a rollback after a restart until the wanted version changes', async () => {
  const rollback = (document: Document) => ({
    ...document,
    id: 'back-to-first',
    remotes: [entry('cart', '1.0.0')],
  })
  const steps = [{ version: '1.1.0' }, { version: '1.1.0' }, { version: '1.2.0' }]

  const [first, anew, next] = await composeInTurn(steps, (document) =>
    versionsOf(document)?.includes('cart 1.1.0') ? rollback(document) : document,
  )

  expect([first, anew, next].map(versionsOf)).toEqual([['cart 1.1.0'], ['cart 1.0.0'], ['cart 1.2.0']])
  expect(anew?.id).toBe('back-to-first')
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('cart 1.0.0 was composed since 1.1.0 and is kept'),
  )
})

test('does not recompose a withdrawn canary until its weight changes', async () => {
  const { origin } = await serve()
  const compose = async (from: Document, weight: number, content: string) => {
    let written: Document | undefined
    const wanted = [{ ...wants('cart', '1.1.0', origin), weight }, wants('content', content, origin)]
    const withdrawal = { at: '', event: 'withdrawn', id: 'canary', canary: 'cart@1.1.0', words: [] }
    await writeDocuments(wanted, {
      previous: withGivenReleases(from, [withdrawal]),
      write: (document: Document) => (written = document),
    })
    return written
  }
  const canary = { ...entry('cart', '1.1.0'), weight: 10 }
  const withCanary = {
    id: 'canary',
    remotes: [{ ...entry('cart', '1.0.0'), canary }, entry('content', '1.0.0')],
    built: { cart: '1.1.0@10', content: '1.0.0' },
  }

  const next = await compose(withCanary, 10, '1.1.0')
  const heavier = await compose(withCanary, 20, '1.1.0')

  expect(next?.remotes[0]).toEqual(entry('cart', '1.0.0'))
  expect(versionsOf(next)).toEqual(['cart 1.0.0', 'content 1.1.0'])
  expect(heavier?.remotes[0]).toMatchObject({ canary: { version: '1.1.0', weight: 20 } })
})

test('adds a missing release when the composer runs again', async () => {
  const { origin } = await serve()
  const known = { id: 'first', remotes: [entry('cart', '1.0.0')], built: { cart: '1.0.0' } }
  let written: Document = known
  const compose = (from: string, patience = { ms: 0, everyMs: 0 }) =>
    writeDocuments([wants('cart', '1.1.0', from)], {
      previous: written,
      write: (document: Document) => (written = document),
      patience,
    })

  expect(await compose('http://127.0.0.1:9')).toHaveLength(1)
  expect(written).toEqual(known)
  expect(await compose(origin)).toEqual([])
  expect(versionsOf(written)).toEqual(['cart 1.1.0'])
})

test('changes the document ID only if versions, weights or files change', async () => {
  const [first, same, canary, heavier, back] = await composeInTurn([
    { version: '1.0.0' },
    { version: '1.0.0' },
    { version: '1.1.0', weight: 10 },
    { version: '1.1.0', weight: 20 },
    { version: '1.0.0' },
  ])
  const [built] = await composeInTurn([{ version: '1.0.0' }])

  expect(same?.id).toBe(first?.id)
  expect(new Set([first, canary, heavier, back].map((document) => document?.id)).size).toBe(4)
  const other = await serve({ integrity: 'sha384-y' })
  let rebuilt: Document | undefined
  await writeDocuments([wants('cart', '1.0.0', other.origin)], {
    previous: built,
    write: (document: Document) => (rebuilt = document),
  })
  expect(rebuilt?.id).not.toBe(built?.id)
})
