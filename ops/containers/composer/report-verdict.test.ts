import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

let folder: string
let gateway: Server | undefined
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'verdict-'))))
afterEach(() => {
  gateway?.close()
  gateway = undefined
  rmSync(folder, { recursive: true })
})

/** Starts a gateway that reports these states in turn, starting with its first request. */
async function open(...states: object[]) {
  gateway = createServer((_, response) =>
    response.end(JSON.stringify(states.length > 1 ? states.shift() : states[0])),
  ).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  return (gateway.address() as AddressInfo).port
}

async function verdict(port: number, document?: object) {
  const file = path.join(folder, 'composition.json')
  if (document) writeFileSync(file, JSON.stringify(document))
  const child = spawn(process.execPath, [path.join(__dirname, 'report-verdict.mjs')], {
    env: { ...process.env, COMPOSITION: file, PORT: String(port) },
  })
  const [said, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return [code, said + error]
}

const second = { id: 'second', remotes: [] }

test('waits until the gateway has checked the document', async () => {
  const trying = { id: 'first', checked: 'first', refused: [], isRetried: false }
  const port = await open(trying, trying, { ...trying, id: 'second', checked: 'second' })

  expect(await verdict(port, second)).toEqual([0, 'In force: second\n'])
})

test('prints the reasons and fails if the document is rejected', async () => {
  const refused = ['cart 1.1.0 is broken: /cart: TypeError']
  const port = await open({ id: 'first', checked: 'second', refused, isRetried: false })

  expect(await verdict(port, second)).toEqual([
    1,
    'The gateway refuses second: cart 1.1.0 is broken: /cart: TypeError\n',
  ])
})

test('fails if the gateway or the document is missing', async () => {
  expect(await verdict(9, second)).toEqual([1, 'The gateway does not answer.\n'])
  rmSync(path.join(folder, 'composition.json'))
  expect(await verdict(9)).toEqual([1, 'There is no composition.\n'])
})
