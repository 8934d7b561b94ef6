/** @jest-environment node */
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

const figures = async () => (await remote.ask('/metrics')).body.toString()

/** Polls until the metric appears. If it never does, the test times out. */
async function untilTold(figure: RegExp): Promise<void> {
  while (!figure.test(await figures())) await new Promise((resolve) => setTimeout(resolve, 50))
}

test('measures page durations by release and status', async () => {
  remote.publish('1.0.0', '')
  await remote.start()

  await remote.page('1.0.0')
  await remote.page('9.9.9')

  await untilTold(/remote_worker_memory_bytes\{remote="catalog",version="1.0.0"\} [1-9]/)
  const text = await figures()
  expect(text).toContain('remote_render_seconds_count{remote="catalog",version="1.0.0",status="200"} 1')
  expect(text).toContain('remote_worker_state{remote="catalog",version="1.0.0",state="ready"} 1')
  expect(text).not.toContain('9.9.9')
})

test('counts a failing page as a fault of its release', async () => {
  remote.publish('1.1.0', `exports.renderFragment = async () => { throw new TypeError('no lines') }`)
  await remote.start()

  expect(await remote.page('1.1.0')).toBe(500)

  await untilTold(/remote_faults_total\{remote="catalog",version="1.1.0",fault="fragment failed"\} 1/)
})

test('counts ended processes by cause', async () => {
  remote.publish(
    '1.2.0',
    `exports.renderFragment = () => { setTimeout(() => process.exit(3)); return new Promise(() => {}) }`,
  )
  await remote.start()

  await remote.page('1.2.0')

  await untilTold(/remote_worker_ends_total\{remote="catalog",version="1.2.0",cause="exit"\} 1/)
})
