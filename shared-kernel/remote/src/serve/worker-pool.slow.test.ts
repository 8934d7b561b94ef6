/** @jest-environment node */
import childProcess, { type ForkOptions } from 'node:child_process'
import { ServedReleases } from '../testing/served-releases'

let remote: ServedReleases
let lines: Record<string, unknown>[]

beforeEach(() => {
  remote = new ServedReleases()
  lines = []
  const keep = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  jest.spyOn(console, 'error').mockImplementation(keep)
  jest.spyOn(console, 'log').mockImplementation(keep)
})

afterEach(() => {
  remote.stop()
  jest.restoreAllMocks()
})

/** Polls until the condition is true. If it never is, the test times out. */
async function until(isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20))
}

const endings = () => lines.filter(({ msg }) => msg === 'render worker ended')

test('kills and restarts a release that blocks its event loop', async () => {
  remote.publish('1.0.0', '')
  remote.publish(
    '1.1.0',
    `exports.renderFragment = async ({ url }) => { while (url.endsWith('/loop')); return {} }`,
  )
  await remote.start({ silenceMs: 1_500 })
  expect(await remote.page('1.0.0')).toBe(200)
  expect(await remote.page('1.1.0')).toBe(200)

  const blocked = remote.page('1.1.0', '/loop')
  await until(async () => remote.workers.states()['1.1.0']?.state === 'stalled')

  expect(await remote.page('1.0.0')).toBe(200)
  expect(await remote.page('1.1.0')).toBe(503)
  expect(await blocked).toBe(502)
  await until(async () => (await remote.page('1.1.0')) === 200)
  expect(endings()).toEqual([
    expect.objectContaining({
      remote: 'catalog',
      version: '1.1.0',
      reason: 'its event loop was blocked for 1500 ms',
    }),
  ])
})

test('ends a process with a blocked event loop when the server stops', async () => {
  remote.publish('1.0.0', `exports.renderFragment = async () => { while (true); }`)
  await remote.start({ silenceMs: 60_000 })
  const blocked = remote.page('1.0.0')
  await until(async () => remote.workers.states()['1.0.0']?.state === 'stalled')

  remote.workers.endStalled()

  expect(await blocked).toBe(502)
  await until(async () => endings().length > 0)
  expect(endings()[0]).toMatchObject({ reason: 'the server stops' })
})

test.each([
  ['ends its process', `setTimeout(() => process.exit(3), 10)`, 'it ended with code 3'],
  ['throws in a timer', `setTimeout(() => { throw new Error('boom') }, 10)`, 'it ended with code 1'],
])('isolates the failure of a release that %s', async (_, code, reason) => {
  remote.publish('1.0.0', '')
  remote.publish('1.1.0', `exports.renderFragment = () => { ${code}; return new Promise(() => undefined) }`)
  await remote.start()
  await remote.page('1.0.0')

  expect(await remote.page('1.1.0')).toBe(502)

  expect(await remote.page('1.0.0')).toBe(200)
  await until(async () => endings().length > 0)
  expect(endings()[0]).toMatchObject({ version: '1.1.0', reason })
})

test('never closes an idle connection from a render process', async () => {
  remote.publish(
    '1.0.0',
    `const http = require('node:http'), create = http.createServer
     let server
     http.createServer = (...args) => (server = create(...args))
     exports.renderFragment = async () => ({ status: 200, keepAliveTimeout: server.keepAliveTimeout })`,
  )
  await remote.start()

  const { body } = await remote.ask('/1.0.0/fragment?url=%2F')

  expect(JSON.parse(String(body))).toMatchObject({ keepAliveTimeout: 0 })
})

test('logs and replaces a process that cannot be started', async () => {
  remote.publish('1.0.0', '')
  await remote.start()
  const { fork } = childProcess
  jest
    .spyOn(childProcess, 'fork')
    .mockImplementationOnce((program, args, options) =>
      fork(program, args as string[], { ...(options as ForkOptions), execPath: '/nowhere/node' }),
    )

  expect(await remote.page('1.0.0')).toBe(503)

  expect(endings()).toEqual([
    expect.objectContaining({ version: '1.0.0', reason: expect.stringContaining('could not be started') }),
  ])
  await until(async () => (await remote.page('1.0.0')) === 200)
})

test('isolates a release that replaces globals', async () => {
  const asksForDate = `exports.renderFragment = async () => { if (Date.now() === 0) throw new Error('stolen'); return {} }`
  remote.publish('1.0.0', asksForDate)
  remote.publish('1.1.0', `${asksForDate}; Date.now = () => 0`)
  await remote.start()

  expect(await remote.page('1.1.0')).toBe(500)
  expect(await remote.page('1.0.0')).toBe(200)
})

test('counts an unhandled rejection without ending the process', async () => {
  remote.publish(
    '1.1.0',
    `exports.renderFragment = async () => { void Promise.reject(new Error('forgotten')); return {} }`,
  )
  await remote.start()

  expect(await remote.page('1.1.0')).toBe(200)
  expect(await remote.page('1.1.0')).toBe(200)

  await until(async () => remote.workers.states()['1.1.0']?.unhandledRejections === 2)
  expect(endings()).toEqual([])
})

test('replaces a process that leaks memory before any page fails', async () => {
  remote.publish(
    '1.1.0',
    `const kept = []; exports.renderFragment = async () => { kept.push(Buffer.alloc(32 * 1024 * 1024, 1)); return {} }`,
  )
  await remote.start({ memoryMb: 200 })
  const answers = new Set<number>()
  const first = await remote.page('1.1.0').then(() => remote.workers.states()['1.1.0']?.pid)

  await until(async () => {
    answers.add(await remote.page('1.1.0'))
    return remote.workers.states()['1.1.0']?.pid !== first
  })

  expect([...answers]).toEqual([200])
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'render worker replaced', remote: 'catalog', version: '1.1.0' }),
  )
})

test('reports a release that ran out of heap as out of memory', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  remote.publish(
    '1.1.0',
    `exports.renderFragment = async () => { const kept = []; for (;;) kept.push(new Array(100_000).fill({})) }`,
  )
  await remote.start({ heapMb: 32, silenceMs: 60_000 })

  expect(await remote.page('1.1.0')).toBe(502)

  await until(async () => endings().length > 0)
  expect(endings()[0]).toMatchObject({ version: '1.1.0', reason: 'it was out of memory' })
})

test('stops idle processes except that of the latest release', async () => {
  remote.publish('1.0.0', '')
  remote.publish('1.1.0', '')
  await remote.start({ idleMs: 100 })
  await remote.page('1.0.0')
  await remote.page('1.1.0')

  await until(async () => remote.workers.states()['1.0.0'] === undefined)

  expect(Object.keys(remote.workers.states())).toEqual(['1.1.0'])
})

test('ends the process of a retired release after its last page', async () => {
  remote.publish(
    '1.0.0',
    `exports.renderFragment = () => new Promise((resolve) => setTimeout(() => resolve({}), 300))`,
  )
  await remote.start()
  await remote.ask('/1.0.0/worker', {}, 'PUT')
  await until(async () => remote.workers.states()['1.0.0']?.state === 'ready')
  const { pid = 0 } = remote.workers.states()['1.0.0'] ?? {}

  const page = remote.page('1.0.0')
  await remote.ask('/health')
  await remote.ask('/1.0.0/worker', {}, 'DELETE')

  expect(await page).toBe(200)
  await until(async () => !isAlive(pid))
})

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
