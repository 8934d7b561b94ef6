/** @jest-environment node */
import type { Fragment } from '@storefront/remote/server'
import { JSDOM } from 'jsdom'
import { comparePages } from '../compare/compare-pages.rules'
import type { Meant } from '../compare/differences.rules'
import { describeRelease } from '../release/release-description'
import type { RemoteEntry } from '../release/remote-entry'
import {
  aFragment,
  aRemote,
  closeServers,
  listen,
  newVersion,
  remoteAnswers,
  sendJson,
} from '../testing/fake-servers'
import type { CompareFragments } from './compare-releases'
import { tryReleases } from './try-releases'

afterEach(closeServers)

const page = '<h1>箱</h1><p>価格 3,300円</p><button>カートに入れる</button>'

/** Compares in this process. */
const compare: CompareFragments = async (pairs) => {
  const found = pairs.map((pair) =>
    comparePages(pair, 'http://localhost', (html) => new JSDOM(html).window.document),
  )
  return { refused: found.flatMap(({ refused }) => refused), told: found.flatMap(({ told }) => told) }
}

type Render = (round: number) => Partial<Fragment> | 'down'

/**
 * Serves two releases of a remote, each with one page. `round` counts the renders of a release, beginning
 * with its trial or with its first page.
 */
async function twoReleases(renderStable: Render, renderCandidate: Render, means?: Meant[]) {
  const [older, newer] = [newVersion(), newVersion()]
  const rounds: Record<string, number> = {}
  const render = (version: string) => {
    rounds[version] = (rounds[version] ?? 0) + 1
    const own = (version === older ? renderStable : renderCandidate)(rounds[version])
    return own === 'down' ? own : aFragment(version, own)
  }
  const origin = await listen((request, response) => {
    const [, version = '', name] = (request.url ?? '').split(/[/?]/)
    if (name !== 'trial' && name !== 'fragment') return remoteAnswers({ means })(request, response)
    const fragment = render(version)
    if (fragment === 'down') return sendJson(response, {}, 503)
    const pages = [{ path: '/cart', fragment }]
    sendJson(response, name === 'trial' ? { tried: ['/cart'], problems: [], late: [], pages } : fragment)
  })
  return {
    stable: aRemote(origin, { version: older }),
    candidate: aRemote(origin, { version: newer }),
    rounds: () => [rounds[older] ?? 0, rounds[newer] ?? 0],
  }
}

async function tryBeside(stable: RemoteEntry, candidate: RemoteEntry) {
  const verdict = { contradictions: [] as string[], transient: [] as string[], tolerated: [] }
  const logged: string[] = []
  await tryReleases(
    {
      document: { id: 'b', remotes: [candidate] },
      inForce: { id: 'a', remotes: [stable] },
    },
    verdict,
    {
      trialShopper: { origin: 'http://localhost', channel: 'tsunagu' },
      compare,
      log: (message, reasons) => logged.push(message, ...reasons),
    },
  )
  return { ...verdict, logged }
}

test.each([
  [
    "loses a button's name",
    page.replace('カートに入れる', '<svg></svg>'),
    'the button カートに入れる has lost its name',
  ],
  ['shows another price', page.replace('3,300円', '3,301円'), 'the price 3,300円 of 箱 is now 3,301円'],
])('refuses a release that %s', async (_harm, html, difference) => {
  const { stable, candidate } = await twoReleases(
    () => ({ html: page }),
    () => ({ html }),
  )

  expect(await tryBeside(stable, candidate)).toMatchObject({
    contradictions: [`cart ${candidate.version} differs from ${stable.version}: /cart: ${difference}`],
    transient: [],
  })
})

async function tryPriceChange(means: Meant[]) {
  const { stable, candidate } = await twoReleases(
    () => ({ html: page }),
    () => ({ html: page.replace('3,300円', '3,301円') }),
    means,
  )
  await describeRelease(candidate)
  return tryBeside(stable, candidate)
}

test('accepts and logs a difference that the release means', async () => {
  const { contradictions, logged } = await tryPriceChange([{ kind: 'price', why: 'shown with tax' }])

  expect(contradictions).toEqual([])
  expect(logged).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^cart \S+ differs from \S+ as its release means$/),
      '/cart: the price 3,300円 of 箱 is now 3,301円',
    ]),
  )
})

test('refuses a difference of another kind than the release means', async () => {
  const { contradictions } = await tryPriceChange([{ kind: 'name', why: 'an icon alone' }])

  expect(contradictions).toEqual([expect.stringContaining('the price 3,300円 of 箱 is now 3,301円')])
})

test('accepts and logs a release with other words', async () => {
  const { stable, candidate, rounds } = await twoReleases(
    () => ({ html: page }),
    () => ({ html: page.replace('カートに入れる', 'カートへ') }),
  )

  expect(await tryBeside(stable, candidate)).toMatchObject({
    contradictions: [],
    logged: [
      `cart ${candidate.version} differs from ${stable.version} without harm`,
      '/cart: the button カートに入れる is gone or renamed',
      '/cart: 1 texts are gone and 1 are new',
    ],
  })
  expect(rounds()).toEqual([1, 1])
})

test('accepts content that the stable release changes by itself', async () => {
  const { stable, candidate } = await twoReleases(
    (round) => ({ html: `<p>本日の品 ${round},000円</p>` }),
    () => ({ html: '<p>本日の品 9,000円</p>' }),
  )

  expect(await tryBeside(stable, candidate)).toMatchObject({ contradictions: [] })
})

test('accepts data that changed between the two renders', async () => {
  const { stable, candidate } = await twoReleases(
    () => ({ html: '<p>価格 3,500円</p>' }),
    (round) => ({ html: round === 1 ? '<p>価格 3,300円</p>' : '<p>価格 3,500円</p>' }),
  )

  expect(await tryBeside(stable, candidate)).toMatchObject({ contradictions: [] })
})

test('accepts a release whose stable release cannot render', async () => {
  const { stable, candidate } = await twoReleases(
    () => 'down',
    () => ({ html: page }),
  )

  expect(await tryBeside(stable, candidate)).toMatchObject({
    contradictions: [],
    transient: [],
    logged: [
      `cart ${candidate.version} was not compared with ${stable.version} on each page`,
      `/cart was not rendered by ${stable.version} (Error: its page answered 503)`,
    ],
  })
})

const broken = { call: 'GET /v1/carts/:token', field: 'lines[].gift', expected: 'string', found: 'absent' }

/** Tries a release whose page shows nothing in place of a field that the API does not answer. */
async function tryBroken(stableAnswers?: Fragment['brokenAnswers'], means?: Meant[]) {
  const { stable, candidate } = await twoReleases(
    () => ({ html: page, brokenAnswers: stableAnswers }),
    () => ({ html: page, brokenAnswers: [broken] }),
    means,
  )
  await describeRelease(candidate)
  return { stable, candidate, ...(await tryBeside(stable, candidate)) }
}

test('refuses a release whose contracts the API breaks', async () => {
  const { stable, candidate, contradictions } = await tryBroken([])

  expect(contradictions).toEqual([
    `cart ${candidate.version} differs from ${stable.version}: /cart: its contract has lines[].gift of ` +
      'GET /v1/carts/:token as string, the API answers absent',
  ])
})

test.each<{ why: string; stableAnswers?: Fragment['brokenAnswers']; means?: Meant[] }>([
  { why: 'that the stable release misses too', stableAnswers: [{ ...broken, found: 'null' }] },
  { why: 'if an earlier stable release reports none' },
  {
    why: 'that the release means',
    stableAnswers: [],
    means: [{ kind: 'contract', why: 'the API follows at nine' }],
  },
])('accepts a field without an answer $why', async ({ stableAnswers, means }) => {
  expect((await tryBroken(stableAnswers, means)).contradictions).toEqual([])
})

test('does not compare a release that is broken', async () => {
  const { stable, candidate, rounds } = await twoReleases(
    () => ({ html: page }),
    () => 'down',
  )

  const { transient } = await tryBeside(stable, candidate)

  expect(transient).toEqual([expect.stringContaining('its trial answered 503')])
  expect(rounds()).toEqual([0, 1])
})
