import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { storeLastStart } from './last-start.mjs'

const compose = path.join(__dirname, '../../bin/compose.mjs')
const call = 'GET /v1/blogs/:key'
let folder: string
let file: string
let servers: Server[]

const read = () => JSON.parse(readFileSync(file, 'utf8'))

beforeEach(() => {
  servers = []
  folder = mkdtempSync(path.join(tmpdir(), 'api-agreement-'))
  file = path.join(folder, 'composition.json')
  release('1.0.0', { title: 'string' })
  const fragment = 'http://127.0.0.1:9/1.0.0/fragment'
  const remotes = [{ name: 'content', version: '1.0.0', fragment, routes: ['/blog'] }]
  writeFileSync(file, JSON.stringify({ id: 'first', remotes }))
})
afterEach(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Writes a release of content that reads these fields of a blog article. */
function release(version: string, blog: object) {
  const place = path.join(folder, 'releases/content', version)
  const agreement = { reads: { calls: { [call]: { answer: 'Blog' } }, shapes: { Blog: blog } } }
  mkdirSync(place, { recursive: true })
  writeFileSync(path.join(place, 'release.json'), JSON.stringify({ routes: ['/blog'], agreement }))
}

/** Starts an API that answers these fields of a blog article. Returns its origin. */
async function openApi(version: string, blog: object) {
  const answers = { version: '4.1.0', calls: { [call]: { answer: 'Blog' } }, shapes: { Blog: blog } }
  const server = createServer(({ url }, response) =>
    url === '/agreement'
      ? response.end(JSON.stringify({ name: 'reference-api', version, agreement: { answers } }))
      : response.writeHead(404).end(),
  ).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function composed(apis: string[], ...words: string[]) {
  storeLastStart(folder, { port: 9, composition: file, apis })
  const { PORT: _, COMPOSITION: _2, API_ORIGIN: _3, ...env } = process.env
  const child = spawn(process.execPath, [compose, ...words], {
    env: { ...env, DATA_FOLDER: folder, RELEASES_FOLDER: path.join(folder, 'releases') },
  })
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, words: out + error }
}

test.each([
  ['a field', { title: 'string', noSuchField: 'string' }],
  ['an optional field', { title: 'string', 'noSuchField?': 'string' }],
])('refuses a release that reads %s no running API answers', async (_, blog) => {
  release('1.1.0', blog)

  const { code, words } = await composed(
    [await openApi('2.0.0', { title: 'string' })],
    'set',
    'content',
    '1.1.0',
  )

  expect(code).toBe(1)
  expect(words).toContain(
    `content 1.1.0 reads noSuchField of ${call}, which reference-api 2.0.0 does not answer\nNothing is changed.`,
  )
  expect(read().id).toBe('first')
})

test('refuses a canary that one API of a roll does not serve', async () => {
  release('1.1.0', { lead: 'string' })
  const apis = [await openApi('2.1.0', { lead: 'string' }), await openApi('2.0.0', { title: 'string' })]

  const { code, words } = await composed(apis, 'canary', 'content', '1.1.0', '10')

  expect(code).toBe(1)
  expect(words).toContain('which reference-api 2.0.0 does not answer')
})

test('writes what operators insist on into the history', async () => {
  release('1.1.0', { lead: 'string' })
  const api = await openApi('2.0.0', { title: 'string' })

  const { code } = await composed([api], 'set', 'content', '1.1.0', '--untried', '--why', 'API at nine')

  expect(code).toBe(0)
  expect(read()).toMatchObject({
    untried: ['content'],
    by: {
      why: `API at nine; untried although content 1.1.0 reads lead of ${call}, which reference-api 2.0.0 does not answer`,
    },
  })
})

test('accepts a release whose reads the API answers', async () => {
  release('1.1.0', { lead: 'string' })

  const { code, words } = await composed(
    [await openApi('2.1.0', { lead: 'string', title: 'string' })],
    'set',
    'content',
    '1.1.0',
  )

  expect(code).toBe(0)
  expect(words).toMatch(/^Written: /)
})

test('says that no API answered its agreement', async () => {
  release('1.1.0', { lead: 'string' })

  const { code, words } = await composed(['http://127.0.0.1:9'], 'set', 'content', '1.1.0')

  expect(code).toBe(0)
  expect(words).toContain('content 1.1.0 was compared with no API: none answers on http://127.0.0.1:9.')
})
