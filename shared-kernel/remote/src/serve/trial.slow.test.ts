/** @jest-environment node */
import { ServedReleases } from '../testing/served-releases'
import type { Trial } from '../server/trial'
import { tryRelease } from '../worker/try-release'

describe('trying a release', () => {
  let remote: ServedReleases

  beforeEach(() => {
    remote = new ServedReleases()
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.spyOn(console, 'log').mockImplementation(() => undefined)
  })

  afterEach(() => remote.stop())

  const trial = async (version: string) =>
    JSON.parse((await remote.ask(`/${version}/trial`, {}, 'POST')).body.toString()) as Trial

  test('fails a release that throws, exits or blocks', async () => {
    remote.publish('1.0.0', '')
    remote.publish('2.0.0', `throw new Error('no start')`)
    remote.publish('2.1.0', `while (true);`)
    remote.publish(
      '2.2.0',
      `exports.routePatterns = () => ['/']; exports.renderFragment = () => process.exit(0)`,
    )
    remote.publish(
      '2.3.0',
      `exports.routePatterns = () => ['/']; exports.renderFragment = () => { while (true); }`,
    )
    // Five processes start at once, and only the one that never becomes ready may be too slow.
    await remote.start({ startMs: 8_000, silenceMs: 1_000 })
    await remote.page('1.0.0')
    const before = remote.workers.states()

    const found = await Promise.all(['2.0.0', '2.1.0', '2.2.0', '2.3.0'].map(trial))

    expect(found.map(({ problems }) => problems)).toEqual([
      ['it ended with code 1'],
      ['could not render after 8000 ms'],
      ['it ended with code 0'],
      ['its event loop was blocked for 1000 ms'],
    ])
    expect(remote.workers.states()).toEqual({
      '1.0.0': {
        ...before['1.0.0'],
        memoryMb: expect.any(Number) as number,
        lagMs: expect.any(Number) as number,
      },
    })
  })

  test('keeps the process running after a release passes', async () => {
    remote.publish('1.1.0', `exports.routePatterns = () => ['/cart']`)
    await remote.start()

    expect(await trial('1.1.0')).toMatchObject({ tried: ['/cart'], problems: [], late: [] })

    expect(remote.workers.states()['1.1.0']).toMatchObject({ state: 'ready' })
  })

  test('rejects a changed server bundle before it runs', async () => {
    remote.publish('1.1.0', `throw new Error('it ran')`)
    remote.describe('1.1.0', 'sha256-AAAA')
    await remote.start()

    const { problems } = await trial('1.1.0')

    expect(problems).toEqual([
      expect.stringMatching(
        /^server\/index\.cjs is not what its release says \(sha256-.+, not sha256-AAAA\)$/,
      ),
    ])
  })

  test('fails a release with an unhandled rejection', async () => {
    remote.publish(
      '1.1.0',
      `exports.routePatterns = () => ['/cart']
       exports.renderFragment = async () => { void Promise.reject(new Error('forgotten')); return { html: '' } }`,
    )
    await remote.start()

    expect((await trial('1.1.0')).problems).toEqual(['1 promises were rejected and nobody heard'])
  })

  test.each([
    ['buffers', `kept.push(Buffer.alloc(64 * 1024 * 1024, 1))`],
    ['objects', `kept.push(Array.from({ length: 300_000 }, (_, at) => ({ at })))`],
  ])('fails a release that keeps %s of each page', async (_, keep) => {
    remote.publish(
      '1.1.0',
      `const kept = []
       exports.routePatterns = () => ['/cart']
       exports.renderFragment = async () => { ${keep}; return { html: '' } }`,
    )
    await remote.start()

    expect((await trial('1.1.0')).problems).toEqual([
      expect.stringMatching(/^\/cart: the server keeps \d+ MB of each page$/),
    ])
  })

  test('passes a release that frees what it allocates', async () => {
    remote.publish(
      '1.1.0',
      `exports.routePatterns = () => ['/cart']
       exports.renderFragment = async () => {
         const made = [Buffer.alloc(64 * 1024 * 1024, 1), Array.from({ length: 300_000 }, (_, at) => ({ at }))]
         return { html: String(made.length) }
       }`,
    )
    await remote.start()

    expect((await trial('1.1.0')).problems).toEqual([])
  })
})

const page = (html = '', defects?: string[]) => ({
  version: '1.0.0',
  status: 200,
  html,
  screens: [],
  head: null,
  hydration: null,
  ...(defects ? { defects } : {}),
})

test('tries a parameterized route with values from a rendered link', async () => {
  const { tried } = await tryRelease(
    ['/news/:id', '/news', '/blog/:slug/:page?', '/files/*'],
    async () => page('<a href="/news/spring-2026?from=top">春</a>'),
    { deadlineMs: 1_000 },
  )

  expect(tried).toEqual(['/news', '/news/spring-2026', '/blog/1', '/files/1'])
})

test('does not try links to the API’s feeds', async () => {
  const { tried } = await tryRelease(
    ['/news', '/*'],
    async () => page('<a href="/v1/feeds/news.atom">フィード</a><a href="/guide/noshi">のし</a>'),
    { deadlineMs: 1_000 },
  )

  expect(tried).toEqual(['/news', '/guide/noshi'])
})

test('reports errors as problems and missed deadlines as late', async () => {
  const { problems, late } = await tryRelease(
    ['/a', '/b', '/c'],
    async (path) => {
      if (path === '/a') return page('', ['TypeError: lines is undefined'])
      if (path === '/b') throw new Error('no shell')
      return new Promise(() => undefined)
    },
    { deadlineMs: 50 },
  )

  expect(problems).toEqual(['/a: TypeError: lines is undefined', '/b: Error: no shell'])
  expect(late).toEqual(['/c was not rendered within 50 ms'])
})

test('names the broken response beside the error of its page', async () => {
  const broken = { call: 'GET /v1/blogs/:key', field: 'lead', expected: 'string', found: 'absent' }
  const { problems } = await tryRelease(
    ['/blog'],
    async () => ({ ...page('', ['TypeError: lead is undefined']), brokenAnswers: [broken] }),
    { deadlineMs: 1_000 },
  )

  expect(problems).toEqual([
    '/blog: TypeError: lead is undefined (its contract has lead of GET /v1/blogs/:key as string, the API answers absent)',
  ])
})
