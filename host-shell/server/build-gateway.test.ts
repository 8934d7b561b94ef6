/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildGateway } from './build-gateway'
import { readConfiguration } from './configuration'
import {
  aFragment,
  apiAnswers,
  aRemote,
  closeServers,
  listen,
  openShop,
  sendJson,
  serveRemote,
} from './testing/fake-servers'

let folder: string
let file: string
let gateway: FastifyInstance

const cart = aRemote('http://127.0.0.1:9', { version: '1.0.0' })

/** Starts a gateway with an empty shell and a folder for composition documents. */
async function openGateway() {
  gateway = await buildGateway(readConfiguration({ COMPOSITION: file, SHELL_RELEASES: folder }))
  return async () => (await gateway.inject('/-/composition')).json<unknown>()
}

async function readyAfter(words: string) {
  let answer = await gateway.inject('/ready')
  while (!answer.body.includes(words)) {
    await nextTurn()
    answer = await gateway.inject('/ready')
  }
  return answer.json<unknown>()
}

beforeEach(async () => {
  process.env.API_ORIGIN = await listen(apiAnswers(openShop))
  folder = mkdtempSync(path.join(tmpdir(), 'gateway-'))
  file = path.join(folder, 'composition.json')
  mkdirSync(path.join(folder, 'test/client'), { recursive: true })
  writeFileSync(path.join(folder, 'test/client/initial-files.json'), '[]')
  writeFileSync(path.join(folder, 'test/release.json'), JSON.stringify({ shared: {}, files: {} }))
})
afterEach(async () => {
  await gateway.close()
  closeServers()
  rmSync(folder, { recursive: true })
})

test('shows ops why a document was rejected, without file paths', async () => {
  const lastGood = { id: 'c1', remotes: [cart] }
  writeFileSync(path.join(folder, 'composition.last-good.json'), JSON.stringify(lastGood))
  const tell = await openGateway()

  expect(await tell()).toEqual({
    id: 'c1',
    remotes: [{ name: 'cart', version: '1.0.0' }],
    refused: ['the document cannot be read (ENOENT)'],
    isRetried: true,
    canaries: [],
    isLastGood: true,
  })
})

test('shows shoppers the active composition without rejection reasons', async () => {
  writeFileSync(
    path.join(folder, 'composition.last-good.json'),
    JSON.stringify({ id: 'c1', remotes: [cart] }),
  )
  await openGateway()

  const answer = await gateway.inject({ url: '/-/composition', remoteAddress: '203.0.113.7' })

  expect(answer.json()).toEqual({ id: 'c1', remotes: [{ name: 'cart', version: '1.0.0' }] })
})

test('checks a new document before responding to ops', async () => {
  writeFileSync(file, JSON.stringify({ id: 'c1', remotes: [cart] }))
  const tell = await openGateway()
  await readyAfter('"degraded"')
  writeFileSync(file, JSON.stringify({ id: 'c2', remotes: [cart, { ...cart, name: 'content' }] }))

  expect(await tell()).toMatchObject({
    id: 'c1',
    checked: 'c2',
    refused: ['/cart is claimed by both cart and content', '/cart/* is claimed by both cart and content'],
  })
})

test('becomes ready once every remote has rendered a page in time', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const remote = await serveRemote(
    (response, version) => void held.then(() => sendJson(response, aFragment(version))),
  )
  writeFileSync(file, JSON.stringify({ id: 'c1', remotes: [remote] }))
  await openGateway()

  const cold = await readyAfter('its first page is not here yet')
  release()
  const warm = await readyAfter('"ok"')

  expect(cold).toEqual({
    status: 'failing',
    failing: { [`cart ${remote.version}`]: 'its first page is not here yet' },
  })
  expect(warm).toEqual({ status: 'ok', composition: 'c1' })
})

test('passes on which fields the API answers', async () => {
  const agreement = { name: 'reference-api', version: '1.2.0', agreement: { answers: {} } }
  process.env.API_ORIGIN = await listen(apiAnswers({ ...openShop, '/agreement': agreement }))
  writeFileSync(file, JSON.stringify({ id: 'c1', remotes: [cart] }))
  await openGateway()

  const answer = await gateway.inject({ url: '/-/agreement', remoteAddress: '203.0.113.7' })

  expect(answer.json()).toEqual(agreement)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('asks an API again that did not say what it answers', async () => {
  const answers: Record<string, unknown> = { ...openShop }
  process.env.API_ORIGIN = await listen((request, response) => apiAnswers(answers)(request, response))
  writeFileSync(file, JSON.stringify({ id: 'c1', remotes: [cart] }))
  await openGateway()

  const { statusCode } = await gateway.inject('/-/agreement')
  answers['/agreement'] = { name: 'reference-api' }

  expect(statusCode).toBe(404)
  expect((await gateway.inject('/-/agreement')).statusCode).toBe(200)
})
