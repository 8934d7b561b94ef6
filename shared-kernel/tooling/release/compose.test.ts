import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

type Document = { id: string; remotes: { name: string; version: string }[] }

let folder: string
let file: string
let gateway: Server

const read = () => JSON.parse(readFileSync(file, 'utf8')) as Document

beforeEach(() => {
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

/** A gateway that follows the document and refuses one version: for good, or `passing` times. */
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
    response.end(JSON.stringify({ id: inForce.id, checked: document.id, refused, isRetried }))
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  return (gateway.address() as AddressInfo).port
}

/** `npm run compose -- <args>`, with what it prints and its exit code. */
async function compose(port: number, ...args: string[]) {
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_FOLDER: folder,
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

test('a switch that the gateway takes is told to be in force', async () => {
  const { code, words } = await compose(await openGateway(), 'cart', '1.1.0')

  expect([code, words]).toEqual([0, `In force: ${read().id}\n`])
  expect(read().remotes[0]?.version).toBe('1.1.0')
})

test('a switch that the gateway refuses is told with its reason, and the document before it is back', async () => {
  const { code, words } = await compose(await openGateway('1.1.0'), 'cart', '1.1.0')

  expect([code, words]).toEqual([
    1,
    'The gateway refuses this composition, first stays: /cart is claimed by both cart and content\n',
  ])
  expect(read().id).toBe('first')
})

test('a switch that is refused for a passing reason is waited for, and told once it is in force', async () => {
  const { code, words } = await compose(await openGateway('1.1.0', 2), 'cart', '1.1.0')

  expect([code, words]).toEqual([0, `In force: ${read().id}\n`])
  expect(read().remotes[0]?.version).toBe('1.1.0')
})

test('a switch goes on from what was last in force when the document is broken', async () => {
  writeFileSync(path.join(folder, 'composition.last-good.json'), readFileSync(file))
  writeFileSync(file, '{')

  const { code } = await compose(9, 'cart', '1.1.0')

  expect([code, read().remotes[0]?.version]).toEqual([0, '1.1.0'])
})

test('a refusal of an earlier document is no verdict on this one', async () => {
  const port = await openGateway('1.1.0')
  writeFileSync(
    file,
    JSON.stringify({
      ...read(),
      id: 'refused',
      remotes: read().remotes.map((one) => ({ ...one, version: '1.1.0' })),
    }),
  )

  const { code, words } = await compose(port, 'cart', '1.2.0')

  expect([code, words]).toEqual([0, `In force: ${read().id}\n`])
})

test('without a gateway the document is written, and checked when one starts', async () => {
  const { code, words } = await compose(9, 'cart', '1.1.0')

  expect([code, words]).toEqual([0, expect.stringContaining('No gateway answers')])
  expect(read().remotes[0]?.version).toBe('1.1.0')
})

test('a version that was never released here is refused before anything is written', async () => {
  const { code, words } = await compose(9, 'cart', '9.9.9')

  expect([code, words]).toEqual([1, 'cart 9.9.9 is not released here: 1.0.0, 1.1.0, 1.2.0.\n'])
  expect(read().id).toBe('first')
})

test('without arguments it prints what is composed', async () => {
  expect(await compose(9)).toEqual({ code: 0, words: 'first\n  cart 1.0.0\n' })
})
