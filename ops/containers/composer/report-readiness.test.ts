import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const apis: Server[] = []
afterEach(() => apis.splice(0).forEach((api) => api.close()))

/** Starts an API that returns these responses in turn and then repeats the last one. */
async function open(...answers: object[]) {
  const api = createServer((_, response) =>
    response.end(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0])),
  ).listen(0, '127.0.0.1')
  apis.push(api)
  await once(api, 'listening')
  return (api.address() as AddressInfo).port
}

async function readiness(port: number, patienceMs: number) {
  const child = spawn(process.execPath, [path.join(__dirname, 'report-readiness.mjs'), String(patienceMs)], {
    env: { ...process.env, PORT: String(port) },
  })
  const [said, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return [code, said + error]
}

const readsAlone = { status: 'degraded', degraded: { writing: '53100', storage: 'ENOSPC' } }

test('waits until the API can write', async () => {
  expect(await readiness(await open(readsAlone, { status: 'ok' }), 30_000)).toEqual([0, ''])
})

test('prints the reasons and fails if the API stays read-only', async () => {
  expect(await readiness(await open(readsAlone), 0)).toEqual([
    1,
    'Ready for reads alone (writing: 53100; storage: ENOSPC)\n',
  ])
})

test('fails if the API is draining, failing or unreachable', async () => {
  expect(await readiness(await open({ status: 'draining' }), 0)).toEqual([
    1,
    'Ready for nothing (draining)\n',
  ])
  expect(
    await readiness(await open({ status: 'failing', failing: { database: 'ECONNREFUSED' } }), 0),
  ).toEqual([1, 'Ready for nothing (database: ECONNREFUSED)\n'])
  expect(await readiness(9, 0)).toEqual([1, 'Ready for nothing (api: fetch failed)\n'])
})
