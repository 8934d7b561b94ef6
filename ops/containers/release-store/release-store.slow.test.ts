import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startS3Server } from '@storefront/testing/s3'

const keys = { accessKey: 'AKIATEST', secretKey: 'secret/with+signs=' }
const programFile = (name: string) => JSON.stringify(path.join(__dirname, name))
let s3: Awaited<ReturnType<typeof startS3Server>>
let folder: string

beforeEach(async () => {
  s3 = await startS3Server(keys)
  folder = mkdtempSync(path.join(tmpdir(), 'release-store-'))
})
afterEach(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const settings = (endpoint = s3.endpoint) => ({
  RELEASES_BUCKET: 'shop',
  RELEASES_ENDPOINT: endpoint,
  RELEASES_ACCESS_KEY: keys.accessKey,
  RELEASES_SECRET_KEY: keys.secretKey,
})

function aRelease(version: string, content = version, machine = 'image') {
  const at = path.join(folder, machine, version)
  for (const [file, text] of [
    ['release.json', `{"version":"${version}"}`],
    ['client/remoteEntry.js', content],
    ['client/shared.js', 'the same in every release'],
    ['client/twin.js', 'the same in every release'],
    ['server/serve.cjs', `exports.version = '${content}'`],
  ] as const) {
    mkdirSync(path.dirname(path.join(at, file)), { recursive: true })
    writeFileSync(path.join(at, file), text)
  }
  return { name: 'cart', version, folder: at }
}

/** Evaluates code in a separate process, as in a container. `store` and `releases` are in scope. */
async function inProgram(code: string, endpoint?: string) {
  const releases = path.join(folder, 'releases')
  mkdirSync(releases, { recursive: true })
  const program = `import { openReleaseStore } from ${programFile('release-store.mjs')}
    const store = await openReleaseStore(${JSON.stringify(settings(endpoint))})
    const releases = ${JSON.stringify(releases)}
    try { console.log(JSON.stringify({ is: await (${code}) })) }
    catch (error) { console.log(JSON.stringify({ error: error.message })) }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  await once(child, 'close')
  return JSON.parse(Buffer.concat(parts).toString()) as { is?: unknown; error?: string }
}
const keep = (release: object, endpoint?: string) =>
  inProgram(`store.keep(${JSON.stringify(release)})`, endpoint)
const bring = (version: string, endpoint?: string) =>
  inProgram(`store.bring({ name: 'cart', version: '${version}' }, releases)`, endpoint)
const broughtReleases = () => readdirSync(path.join(folder, 'releases'))
const contentOf = (version: string, file = 'client/remoteEntry.js') =>
  readFileSync(path.join(folder, 'releases', version, file), 'utf8')

test('downloads a stored release completely into an empty folder', async () => {
  expect(await keep(aRelease('1.0.0'))).toEqual({ is: 'kept' })

  expect(await bring('1.0.0')).toEqual({ is: true })

  expect(readdirSync(path.join(folder, 'releases/1.0.0'), { recursive: true }).toSorted()).toEqual([
    'client',
    'client/remoteEntry.js',
    'client/shared.js',
    'client/twin.js',
    'release.json',
    'server',
    'server/serve.cjs',
  ])
  expect(contentOf('1.0.0')).toBe('1.0.0')
  expect(contentOf('1.0.0', 'server/serve.cjs')).toBe("exports.version = '1.0.0'")
  expect(await bring('1.1.0')).toEqual({ is: false })
  expect(s3.refusals).toEqual([])
})

test('shares identical files between releases and marks objects as immutable', async () => {
  await keep(aRelease('1.0.0'))
  const before = s3.objects.size
  await keep(aRelease('1.1.0'))

  // The entry, the program, release.json and the manifest.
  expect(s3.objects.size - before).toBe(4)
  const kept = [...s3.objects].filter(([key]) => !key.endsWith('/newest.json'))
  expect(new Set(kept.map(([, { cacheControl }]) => cacheControl))).toEqual(
    new Set(['public, max-age=31536000, immutable']),
  )
})

test('keeps a stored version and reports different contents', async () => {
  await keep(aRelease('1.0.0'))

  expect(await keep(aRelease('1.0.0', '1.0.0', 'other'))).toEqual({ is: 'same' })
  expect(await keep(aRelease('1.0.0', 'changed', 'third'))).toEqual({ is: 'another' })

  await bring('1.0.0')
  expect(contentOf('1.0.0')).toBe('1.0.0')
})

test('one of two concurrent writers stores a complete version', async () => {
  const releases = [aRelease('1.0.0', 'one', 'a'), aRelease('1.0.0', 'two', 'b')]

  const kept = await Promise.all(releases.map((release) => keep(release)))

  expect(kept.map(({ is }) => is).toSorted()).toEqual(['another', 'kept'])
  await bring('1.0.0')
  const winner = kept[0]!.is === 'kept' ? 'one' : 'two'
  expect(contentOf('1.0.0')).toBe(winner)
  expect(contentOf('1.0.0', 'server/serve.cjs')).toBe(`exports.version = '${winner}'`)
})

test('concurrent downloads of a release are all complete', async () => {
  await keep(aRelease('1.0.0'))

  expect(await Promise.all([bring('1.0.0'), bring('1.0.0'), bring('1.0.0')])).toEqual(
    Array.from({ length: 3 }, () => ({ is: true })),
  )
  expect(broughtReleases()).toEqual(['1.0.0'])
})

test('lists the newest releases first', async () => {
  for (const version of ['1.0.0', '1.2.0', '1.1.0']) await keep(aRelease(version))

  expect(await inProgram(`store.newestOf('cart')`)).toEqual({ is: ['1.1.0', '1.2.0', '1.0.0'] })
  expect(await inProgram(`store.newestOf('catalog')`)).toEqual({ is: [] })
})

const manifestKey = '/shop/releases/cart/1.0.0.json'
type Manifest = { name: string; files: { path: string; sha256: string; size: number }[] }
/** Writes an arbitrary manifest, as an attacker with access to the bucket could. */
function forge(change: (manifest: Manifest) => void) {
  const manifest = JSON.parse(s3.objects.get(manifestKey)!.body.toString()) as Manifest
  change(manifest)
  s3.objects.set(manifestKey, { body: Buffer.from(JSON.stringify(manifest)), contentType: '' })
}

test.each<[string, (manifest: Manifest) => void]>([
  ['escapes its folder', ({ files }) => Object.assign(files[0]!, { path: '../evil.js' })],
  ['is absolute', ({ files }) => Object.assign(files[0]!, { path: '/etc/passwd' })],
  ['is listed twice', ({ files }) => files.push(files[0]!)],
  ['exceeds the size limit', ({ files }) => Object.assign(files[0]!, { size: 2 ** 40 })],
  ['has no hash', ({ files }) => Object.assign(files[0]!, { sha256: '../../other' })],
  ['belongs to another release', (manifest) => Object.assign(manifest, { name: 'catalog' })],
])('rejects a manifest whose file %s', async (_what, change) => {
  await keep(aRelease('1.0.0'))
  forge(change)

  expect(await bring('1.0.0')).toEqual({ error: expect.stringContaining('the manifest of cart 1.0.0') })
  expect(broughtReleases()).toEqual([])
})

test.each<[string, (key: string) => void]>([
  ['has different bytes', (key) => s3.objects.set(key, { body: Buffer.from('1.0.1'), contentType: '' })],
  ['has more bytes', (key) => s3.objects.set(key, { body: Buffer.from('1.0.0 '), contentType: '' })],
  ['is missing', (key) => s3.objects.delete(key)],
])('rejects a release whose stored file %s', async (_what, spoil) => {
  await keep(aRelease('1.0.0'))
  const [key = ''] = [...s3.objects].find(([, { body }]) => body.toString() === '1.0.0')!
  spoil(key)

  expect(await bring('1.0.0')).toEqual({ error: expect.stringContaining('the store') })
  expect(broughtReleases()).toEqual([])
})

/** Starts a proxy for the store. After `answers` complete responses, it breaks off each response halfway. */
async function breakingAfter(answers: number) {
  let count = 0
  const proxy: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      count += 1
      const answer = await fetch(s3.endpoint + request.url, {
        method: request.method,
        headers: { ...(request.headers as Record<string, string>), connection: 'close' },
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      }).catch((error: Error) => error)
      if (answer instanceof Error) return void response.destroy()
      const bytes = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'content-length': bytes.length })
      if (count <= answers) return void response.end(bytes)
      response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
    })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, close: () => void proxy.close() }
}

test('an interrupted download leaves no partial release', async () => {
  await keep(aRelease('1.0.0'))
  const { endpoint, close } = await breakingAfter(3)
  // Signatures cover the host, so requests through the proxy are signed for the proxy.
  const { error } = await bring('1.0.0', endpoint)
  close()

  expect(error).toBeDefined()
  expect(broughtReleases()).toEqual([])
  expect(await bring('1.0.0')).toEqual({ is: true })
})

test('keeps serving local releases if the store is down', async () => {
  await keep(aRelease('1.0.0'))
  await bring('1.0.0')
  const nowhere = 'http://127.0.0.1:9'

  expect(await bring('1.0.0', nowhere)).toEqual({ is: true })
  expect((await bring('1.1.0', nowhere)).error).toBeDefined()
  expect((await keep(aRelease('1.1.0'), nowhere)).error).toBeDefined()
  expect(broughtReleases()).toEqual(['1.0.0'])
})

test('fails at startup if a bucket is configured without keys', async () => {
  const program = `import { openReleaseStore } from ${programFile('release-store.mjs')}
    await openReleaseStore({ RELEASES_BUCKET: 'shop' }).catch(({ message }) => console.log(message))
    console.log(await openReleaseStore({}))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  const said = await new Response(child.stdout as never).text()

  expect(said).toBe('RELEASES_BUCKET needs RELEASES_ACCESS_KEY and RELEASES_SECRET_KEY\nundefined\n')
})
