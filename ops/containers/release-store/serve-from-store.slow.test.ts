import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compileKernelPackage, compileSources } from '@storefront/testing/node'
import { startS3Server } from '@storefront/testing/s3'
import { freePort } from '../../../shared-kernel/tooling/run/preflight.mjs'

const keys = { accessKey: 'AKIATEST', secretKey: 'secret' }
const root = path.join(__dirname, '../../..')
/** Next to the packages that the compiled program requires. */
const cache = path.join(root, 'shared-kernel/remote/node_modules/.cache')
let programs: string
let folder: string
let s3: Awaited<ReturnType<typeof startS3Server>>
const running: ChildProcess[] = []

beforeAll(() => {
  mkdirSync(cache, { recursive: true })
  programs = mkdtempSync(path.join(cache, 'serve-'))
  compileSources(path.join(root, 'shared-kernel/remote/src'), ['serve', 'worker'], programs)
  compileKernelPackage('telemetry', ['', 'server', 'server/rate'], programs)
  compileKernelPackage('locale-ja', ['', 'time', 'words'], programs)
  writeFileSync(path.join(programs, 'serve/render.cjs'), `require('../worker/worker-program.js')`)
})
afterAll(() => rmSync(programs, { recursive: true, force: true }))

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pods-'))
  s3 = await startS3Server(keys)
})
afterEach(async () => {
  // Stops the parent process with SIGTERM, as an engine stops a container. Its program must exit too.
  for (const child of running.splice(0)) if (child.kill('SIGTERM')) await once(child, 'close')
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A cart pod. Its image contains one release, and its releases folder starts empty. */
async function aPod(machine: string, version: string, { warmUp = '', isWaitedFor = true, env = {} } = {}) {
  const [image, releases, temporary] = ['image', 'releases', 'tmp'].map((name) =>
    path.join(folder, machine, name),
  ) as [string, string, string]
  const baked = path.join(image, 'cart', version)
  for (const [file, text] of [
    ['client/app.js', `chunk of ${version}`],
    ['server/serve.cjs', `require(${JSON.stringify(path.join(programs, 'serve/program.js'))})`],
    [
      'server/index.cjs',
      `exports.warmUp = async () => { ${warmUp} }
       exports.renderFragment = async () => ({ version: '${version}', status: 200, html: 'page of ${version}' })`,
    ],
  ] as const) {
    mkdirSync(path.dirname(path.join(baked, file)), { recursive: true })
    writeFileSync(path.join(baked, file), text)
  }
  for (const one of [releases, temporary]) mkdirSync(one, { recursive: true })
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(__dirname, '../serve-remote.mjs')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...env,
      ...{ PORT: String(port), TMPDIR: temporary, IMAGE_RELEASES: image, RELEASES: releases },
      ...{ RELEASES_BUCKET: 'shop', RELEASES_ENDPOINT: s3.endpoint },
      ...{ RELEASES_ACCESS_KEY: keys.accessKey, RELEASES_SECRET_KEY: keys.secretKey },
    },
  })
  running.push(child)
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const ask = async (address: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`)
    return { status: response.status, text: await response.text() }
  }
  const isReady = () => {
    if (child.exitCode !== null) throw new Error(`The pod has ended: ${said}`)
    return readdirSync(temporary).includes('ready')
  }
  if (isWaitedFor) await until(isReady)
  return {
    ask,
    isReady,
    isListening: () =>
      ask('/health').then(
        () => true,
        () => false,
      ),
    page: async (asked: string) => (await ask(`/${asked}/fragment?url=/`)).text,
    chunk: async (asked: string) => (await ask(`/${asked}/app.js`)).text,
    said: () => said,
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50))
}
const isKept = (version: string) => s3.objects.has(`/shop/releases/cart/${version}.json`)

test('pods with different versions serve each other’s pages and chunks', async () => {
  const before = await aPod('first', '1.0.0')
  await until(() => isKept('1.0.0'))
  const next = await aPod('second', '1.1.0')
  await until(() => isKept('1.1.0'))

  // Pods have different versions while they are replaced, and after a rollback.
  expect(await before.page('1.1.0')).toContain('page of 1.1.0')
  expect(await before.chunk('1.1.0')).toBe('chunk of 1.1.0')
  expect(await next.page('1.0.0')).toContain('page of 1.0.0')
  expect(await next.chunk('1.0.0')).toBe('chunk of 1.0.0')
  expect((await next.ask('/1.2.0/app.js')).status).toBe(404)
}, 60_000)

test('a new pod downloads the previous version before it is ready', async () => {
  await aPod('first', '1.0.0')
  await until(() => isKept('1.0.0'))
  const next = await aPod('second', '1.1.0')

  expect(JSON.parse((await next.ask('/health')).text)).toMatchObject({
    versions: ['1.0.0', '1.1.0'],
    workers: { '1.0.0': { state: 'ready' }, '1.1.0': { state: 'ready' } },
  })
}, 60_000)

test('a pod keeps only its own release’s process when idle', async () => {
  await aPod('first', '1.0.0')
  await until(() => isKept('1.0.0'))
  const next = await aPod('second', '1.1.0', { env: { RENDER_IDLE_MS: '100' } })
  const workers = async () => Object.keys(JSON.parse((await next.ask('/health')).text).workers)

  let left = await workers()
  while (left.length > 1) left = await workers()

  expect(left).toEqual(['1.1.0'])
}, 60_000)

test('a pod listens only after its release has warmed up', async () => {
  const [begun, mayEnd] = [path.join(folder, 'begun'), path.join(folder, 'may-end')]
  const pod = await aPod('first', '1.0.0', {
    warmUp: `const fs = require('node:fs'); fs.writeFileSync('${begun}', '')
      while (!fs.existsSync('${mayEnd}')) await new Promise((resolve) => setTimeout(resolve, 20))`,
    isWaitedFor: false,
  })
  await until(() => existsSync(begun))
  expect(await pod.isListening()).toBe(false)

  writeFileSync(mayEnd, '')
  await until(pod.isReady)

  expect(JSON.parse((await pod.ask('/health')).text).workers).toMatchObject({ '1.0.0': { state: 'ready' } })
}, 60_000)

test('a pod serves its image’s release if the store is down', async () => {
  await s3.close()
  const pod = await aPod('first', '1.0.0')

  expect(await pod.page('1.0.0')).toContain('page of 1.0.0')
  expect(await pod.chunk('1.0.0')).toBe('chunk of 1.0.0')
  await until(() => pod.said().includes('release could not be kept in the store'))
  s3 = await startS3Server(keys)
}, 60_000)
