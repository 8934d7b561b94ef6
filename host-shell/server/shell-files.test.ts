/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { buildGateway } from './build-gateway'
import { readConfiguration } from './configuration'
import { aRemote } from './testing/fake-servers'
import { readShellFiles } from './shell-files'

const folder = mkdtempSync(path.join(tmpdir(), 'shell-'))
const script = 'console.log("shell")'

function release(version: string) {
  const client = path.join(folder, version, 'client')
  mkdirSync(client, { recursive: true })
  const files = { 'main.1a.js': script, 'main.1a.css': 'body{margin:0}', 'icon.svg': '<svg/>' }
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(client, name), text)
    writeFileSync(path.join(client, `${name}.br`), brotliCompressSync(text))
  }
  mkdirSync(path.join(folder, version, 'server'))
  writeFileSync(path.join(folder, version, 'server', 'gateway.js'), 'how the gateway works')
  writeFileSync(path.join(client, 'initial-files.json'), '["main.1a.css","vendor.2b.js","main.1a.js"]')
  writeFileSync(
    path.join(folder, version, 'release.json'),
    JSON.stringify({
      shared: { rxjs: '7.8.0' },
      kernel: { contracts: '1.0.0' },
      files: { 'main.1a.js': 'sha384-main' },
    }),
  )
}

let gateway: FastifyInstance
const get = (url: string, encoding = 'gzip') =>
  gateway.inject({ url, headers: { 'accept-encoding': encoding } })

beforeAll(async () => {
  release('test')
  release('0.9.0')
  const COMPOSITION = path.join(folder, 'composition.json')
  writeFileSync(COMPOSITION, JSON.stringify({ id: 'c1', remotes: [aRemote('http://127.0.0.1:9')] }))
  gateway = await buildGateway(readConfiguration({ COMPOSITION, SHELL_RELEASES: folder }))
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

test('lists the shell’s scripts with hashes and its styles with text', () => {
  expect(readShellFiles(folder, '0.9.0')).toEqual({
    scripts: [
      { url: '/shell/0.9.0/vendor.2b.js', integrity: undefined },
      { url: '/shell/0.9.0/main.1a.js', integrity: 'sha384-main' },
    ],
    styles: [{ url: '/shell/0.9.0/main.1a.css', integrity: undefined, text: 'body{margin:0}' }],
    provided: { rxjs: '7.8.0' },
    kernel: { contracts: '1.0.0' },
  })
})

test.each(['test', '0.9.0'])('caches files of shell release %s for a year as immutable', async (version) => {
  const { statusCode, headers, body } = await get(`/shell/${version}/main.1a.js`)

  expect(statusCode).toBe(200)
  expect(body).toBe(script)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
  expect(headers.vary).toBe('accept-encoding')
})

test.each([
  ['main.1a.js', 'text/javascript; charset=utf-8', script],
  ['main.1a.css', 'text/css; charset=utf-8', 'body{margin:0}'],
])('serves %s brotli-compressed with its own content type', async (file, type, text) => {
  const { headers, rawPayload } = await get(`/shell/test/${file}`, 'gzip, br')

  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': type,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(brotliDecompressSync(rawPayload).toString()).toBe(text)
})

test('does not compress images', async () => {
  expect((await get('/shell/test/icon.svg', 'br')).headers['content-encoding']).toBeUndefined()
})

test('caches the icon at its release-independent URL for a day', async () => {
  const { headers, body } = await get('/shell/icon.svg')

  expect([body, headers['cache-control']]).toEqual(['<svg/>', 'public, max-age=86400'])
})

test.each([
  '/shell/test/nothing.js',
  '/shell/test/..%2fserver%2fgateway.js',
  '/shell/test/..%2frelease.json',
  '/shell/test/..%2f..%2fcomposition.json',
  '/shell/test%2f..%2ftest%2fserver/gateway.js',
  '/shell/..%2f/composition.json',
])('rejects %s as a shell file', async (url) => {
  const { statusCode, body } = await get(url)

  expect(statusCode).toBe(404)
  expect(JSON.parse(body).code).toBe('route.not_found')
})

test.each(['gzip', 'gzip, br'])(
  'a missing file is a plain 404 for browsers that accept %s',
  async (encoding) => {
    const { statusCode, headers, body } = await get('/shell/test/nothing.js', encoding)

    expect(statusCode).toBe(404)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(body)).toMatchObject({ code: 'route.not_found' })
  },
)

test('forbids caches to store that a file is missing', async () => {
  expect((await get('/shell/test/nothing.js')).headers['cache-control']).toBe('no-store')
})
