/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import send from '@fastify/send'
import { serveRemote } from './serve-remote'

jest.mock('@fastify/send', () =>
  Object.assign(jest.fn(jest.requireActual('@fastify/send')), {
    mime: jest.requireActual('@fastify/send').mime,
    isUtf8MimeType: jest.requireActual('@fastify/send').isUtf8MimeType,
  }),
)

const chunk = 'export const word = "のし"'
let releases = ''
let server: Server

beforeEach(async () => {
  releases = mkdtempSync(path.join(tmpdir(), 'releases-'))
  const client = path.join(releases, '1.0.0', 'client')
  mkdirSync(client, { recursive: true })
  writeFileSync(path.join(releases, 'secret.txt'), 'secret')
  writeFileSync(path.join(client, 'app.js'), chunk)
  writeFileSync(path.join(client, 'app.js.br'), brotliCompressSync(chunk))
  server = serveRemote({ name: 'catalog', releases, port: 0, host: '127.0.0.1', renderDeadlineMs: 50 })
  await once(server, 'listening')
})

afterEach(async () => {
  server.close()
  server.closeAllConnections()
  rmSync(releases, { recursive: true })
})

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** The path as it is: fetch would tidy it. */
function get(address: string, headers: Record<string, string> = {}): Promise<Got> {
  const { port } = server.address() as { port: number }
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path: address, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('a file of a release is kept for good, and comes packed to who can unpack it', async () => {
  const packed = await get('/1.0.0/app.js', { 'accept-encoding': 'gzip, br' })
  const plain = await get('/1.0.0/app.js')

  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(brotliDecompressSync(packed.body).toString()).toBe(chunk)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(chunk)
})

test('what is not a file of a release is not found', async () => {
  const answers = await Promise.all(
    [
      '/1.0.0/lost.js',
      '/2.0.0/app.js',
      '/1.0.0/../../secret.txt',
      '/1.0.0/%2e%2e/%2e%2e/secret.txt',
      '/1.0.0/',
    ].map((address) => get(address)),
  )

  for (const { status, body } of answers) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body.toString()).not.toContain('secret')
  }
})

test('a file that vanishes while it is sent breaks its own answer, not the server', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('ENOENT'))
    },
  })
  jest.mocked(send).mockResolvedValueOnce({
    statusCode: 200,
    headers: { 'content-length': '24' },
    stream: broken,
    type: 'file',
    metadata: {},
  } as never)

  await expect(get('/1.0.0/app.js')).rejects.toThrow()
  expect((await get('/1.0.0/app.js')).status).toBe(200)
})

test('a page that never ends is given up in its time, and the next one is rendered', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const bundle = path.join(releases, '1.0.0', 'server')
  mkdirSync(bundle)
  writeFileSync(
    path.join(bundle, 'index.cjs'),
    `exports.renderFragment = ({ url, signal }) =>
      url.endsWith('/endless')
        ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        : Promise.resolve({ version: '1.0.0', status: 200 })`,
  )

  const endless = await get('/1.0.0/fragment?url=%2Fendless')
  const next = await get('/1.0.0/fragment?url=%2Fproduct')

  expect([endless.status, next.status]).toEqual([500, 200])
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('rendering took too long'))
})
