/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import send from '@fastify/send'
import { ServedReleases } from '../testing/served-releases'

jest.mock('@fastify/send', () =>
  Object.assign(jest.fn(jest.requireActual('@fastify/send')), {
    mime: jest.requireActual('@fastify/send').mime,
    isUtf8MimeType: jest.requireActual('@fastify/send').isUtf8MimeType,
  }),
)

const chunk = 'export const word = "のし"'
let remote: ServedReleases

beforeEach(async () => {
  remote = new ServedReleases()
  const client = path.join(remote.folder, '1.0.0', 'client')
  mkdirSync(client, { recursive: true })
  writeFileSync(path.join(remote.folder, 'secret.txt'), 'secret')
  writeFileSync(path.join(client, 'app.js'), chunk)
  writeFileSync(path.join(client, 'app.js.br'), brotliCompressSync(chunk))
  await remote.start()
})

afterEach(() => remote.stop())

const get = (address: string, headers?: Record<string, string>) => remote.ask(address, headers)

test('serves a release file as immutable and compresses it on request', async () => {
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

test('responds 404 to paths other than release files', async () => {
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

test('renders the longest URL the gateway accepts', async () => {
  remote.publish('1.1.0', '')

  expect(await remote.page('1.1.0', `/?${'%E3%81%82'.repeat(1_600)}`)).toBe(200)
})

test('breaks only the current response if its file cannot be read', async () => {
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
