import { canariesInMemory } from '../testing/canaries-in-memory'
import { aRemote } from '../testing/fake-servers'
import { canarySetCookie } from './canary-cookie'

const { name: _name, ...next } = aRemote('http://cart', { version: '1.1.0' })
const cart = aRemote('http://cart', { version: '1.0.0' })
const active = { id: 'a', remotes: [{ ...cart, canary: { ...next, weight: 30 } }] }
const stable = { name: 'cart', version: '1.0.0' }
const canary = { name: 'cart', version: '1.1.0' }

const networkOf = (page: number) => `203.0.113.${page >> 1}`

const versionFor = ({ canaries }: ReturnType<typeof canariesInMemory>, bucket: number, document = active) =>
  canaries.choose(document, `canary=${bucket}`).composition.remotes[0]?.version
const versions = (shop: ReturnType<typeof canariesInMemory>, document = active) =>
  Array.from({ length: 100 }, (_, bucket) => versionFor(shop, bucket, document))
const share = (shop: ReturnType<typeof canariesInMemory>, document = active) =>
  versions(shop, document).filter((version) => version === '1.1.0').length

test('sets no cookie for a composition without canaries', () => {
  const { canaries } = canariesInMemory()
  const plain = { id: 'a', remotes: [cart] }

  expect(canaries.choose(plain, '')).toEqual({ composition: plain, newBucket: undefined })
})

test('serves a returning shopper the same releases', () => {
  const shop = canariesInMemory()
  const { composition, newBucket } = shop.canaries.choose(active, '')

  expect(newBucket).toEqual(expect.any(Number))
  expect(shop.canaries.choose(active, `a=b; canary=${newBucket}`)).toEqual({
    composition,
    newBucket: undefined,
  })
})

test('replaces an invalid canary cookie', () => {
  expect(canariesInMemory().canaries.choose(active, 'canary=<script>').newBucket).toEqual(expect.any(Number))
})

test('shares one composition object between shoppers with the same releases', () => {
  const { canaries } = canariesInMemory()
  const all = Array.from(
    { length: 100 },
    (_, bucket) => canaries.choose(active, `canary=${bucket}`).composition,
  )

  expect(new Set(all).size).toBe(2)
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(['a', 'a+cart@1.1.0']))
})

test('withdraws and reports a canary with failing pages', () => {
  const shop = canariesInMemory()
  expect(share(shop)).toBe(30)
  for (let page = 0; page < 20; page += 1) shop.canaries.notePage(stable, 'given', networkOf(page))
  for (let page = 0; page < 5; page += 1) shop.canaries.notePage(canary, 'failed', networkOf(page))

  expect(share(shop)).toBe(0)
  expect(shop.said).toEqual([
    {
      message: 'canary withdrawn',
      remote: 'cart',
      version: '1.1.0',
      reason: '3 failures in 3 pages, 0 in 20 of the stable release',
    },
  ])
  expect(shop.canaries.states()).toEqual([
    expect.objectContaining({ ...canary, weight: 0, pages: 5, failures: 5, stablePages: 20 }),
  ])
})

test('keeps a canary despite failing pages and beacons from one address', () => {
  const shop = canariesInMemory()
  share(shop)
  for (let time = 0; time < 50; time += 1) {
    shop.canaries.notePage(canary, 'failed', '203.0.113.1')
    shop.canaries.notePage(canary, 'doubtful', '203.0.113.1')
    shop.canaries.noteFailure(canary, '203.0.113.1')
  }

  expect(share(shop)).toBe(30)
  expect(shop.canaries.states()).toEqual([
    expect.objectContaining({ ...canary, weight: 30, pages: 2, failures: 2, doubtful: 1 }),
  ])
})

test('does not take a doubtful page for a second failing address', () => {
  const shop = canariesInMemory()
  share(shop)
  for (let page = 0; page < 8; page += 1) {
    shop.canaries.notePage(stable, 'given', networkOf(page))
    shop.canaries.notePage(canary, 'given', networkOf(page))
    shop.canaries.noteFailure(canary, '203.0.113.1')
  }
  shop.canaries.notePage(canary, 'doubtful', '203.0.113.2')
  expect(share(shop)).toBe(30)

  shop.canaries.noteFailure(canary, '203.0.113.2')
  expect(share(shop)).toBe(0)
})

test('requires failures from several browsers to withdraw a canary', () => {
  const shop = canariesInMemory()
  share(shop)
  for (let time = 0; time < 50; time += 1) shop.canaries.noteFailure(canary, '203.0.113.1')
  expect(share(shop)).toBe(30)

  for (let time = 0; time < 2; time += 1) shop.canaries.noteFailure(canary, '203.0.113.2')
  expect(share(shop)).toBe(0)
})

test('withdraws a canary that paints more slowly', () => {
  const shop = canariesInMemory()
  share(shop)
  for (let page = 0; page < 50; page += 1) {
    shop.canaries.noteVital(stable, { name: 'LCP', value: 800 }, networkOf(page))
    shop.canaries.noteVital(canary, { name: 'LCP', value: 3_000 }, networkOf(page))
  }

  expect(share(shop)).toBe(0)
})

test('withdraws a canary that renders more slowly on the server', () => {
  const shop = canariesInMemory()
  share(shop)
  // One render more than needed: the stable release's first one may precede the period that both share.
  for (let page = 0; page < 21; page += 1) {
    shop.canaries.noteRender(stable, 100, networkOf(page))
    shop.canaries.noteRender(canary, 1_000, networkOf(page))
  }

  expect(share(shop)).toBe(0)
})

test('excludes a withdrawn canary from the releases shoppers can get', () => {
  const { canaries } = canariesInMemory()
  const versionsGiven = () => canaries.releasesGiven(active).map(({ version }) => version)
  expect(versionsGiven()).toEqual(['1.0.0', '1.1.0'])

  for (let page = 0; page < 5; page += 1) canaries.notePage(canary, 'failed', networkOf(page))

  expect(versionsGiven()).toEqual(['1.0.0'])
})

test('shows ops the times of a canary and the stable release', () => {
  const shop = canariesInMemory()
  share(shop)
  shop.canaries.noteVital(stable, { name: 'LCP', value: 800.4 }, networkOf(0))
  shop.canaries.noteVital(canary, { name: 'LCP', value: 1_900 }, networkOf(0))
  shop.canaries.noteRender(canary, 120.6, networkOf(0))

  expect(shop.canaries.states()).toEqual([
    expect.objectContaining({ weight: 30, lcpMs: 1_900, stableLcpMs: 800, serverMs: 121 }),
  ])
})

test('keeps a canary if all slow pages come from one network', () => {
  const shop = canariesInMemory()
  share(shop)
  for (let page = 0; page < 50; page += 1) {
    shop.canaries.noteRender(stable, 100, networkOf(page))
    shop.canaries.noteRender(canary, 1_000, '203.0.113.1')
  }

  expect(share(shop)).toBe(30)
})

test('keeps a canary despite slow web vitals from one network', () => {
  const shop = canariesInMemory()
  share(shop)
  for (let page = 0; page < 50; page += 1) {
    shop.canaries.noteVital(stable, { name: 'LCP', value: 800 }, networkOf(page))
    shop.canaries.noteVital(canary, { name: 'LCP', value: 3_000 }, '203.0.113.99')
  }

  expect(share(shop)).toBe(30)
})

test('ignores measurements of releases that are not being compared', () => {
  const shop = canariesInMemory()
  share(shop)
  for (let page = 0; page < 9; page += 1)
    shop.canaries.notePage({ name: 'cart', version: '0.9.0' }, 'failed', networkOf(page))

  expect(share(shop)).toBe(30)
})

const bought = aRemote('http://catalog', { name: 'catalog', version: '2.0.0' })
const before = { id: 'before', remotes: [cart, bought] }
const after = { id: 'after', remotes: [{ ...next, name: 'cart' }, bought] }

/** Switches the cart to its next version after normal pages. */
function aSwitch({ vitalsMs = 800 } = {}) {
  const shop = canariesInMemory(before)
  shop.canaries.choose(before, '')
  for (const release of [stable, bought])
    for (let page = 0; page < 60; page += 1) {
      shop.canaries.notePage(release, 'given', networkOf(page))
      shop.canaries.noteVital(release, { name: 'LCP', value: vitalsMs }, networkOf(page))
      shop.canaries.noteRender(release, 100, networkOf(page))
    }
  shop.canaries.choose(after, '')
  const given = () => shop.canaries.choose(after, '').composition.remotes.map(({ version }) => version)
  return { ...shop, given }
}

test('reverts and reports a failing release after a switch', () => {
  const { canaries, given, said } = aSwitch()
  for (let page = 0; page < 20; page += 1) canaries.notePage(bought, 'given', networkOf(page))
  expect(given()).toEqual(['1.1.0', '2.0.0'])

  for (let page = 0; page < 5; page += 1) canaries.notePage(canary, 'failed', networkOf(page))

  expect(given()).toEqual(['1.0.0', '2.0.0'])
  expect(canaries.releasesGiven(after).map(({ version }) => version)).toEqual(['1.0.0', '2.0.0'])
  expect(said).toEqual([
    {
      message: 'release withdrawn, the composition before is given',
      remote: 'cart',
      version: '1.1.0',
      reason: '3 failures in 3 pages, 0 in 60 of the release before',
    },
  ])
  expect(canaries.states()).toEqual([
    expect.objectContaining({ ...canary, weight: 0, pages: 5, failures: 5 }),
  ])
})

test('reverts a release that paints more slowly after a switch', () => {
  const { canaries, given } = aSwitch()
  for (let page = 0; page < 50; page += 1)
    canaries.noteVital(canary, { name: 'LCP', value: 3_000 }, networkOf(page))

  expect(given()).toEqual(['1.0.0', '2.0.0'])
})

test.each([
  ['reverts', 100, ['1.0.0', '2.0.0']],
  ['keeps', 1_000, ['1.1.0', '2.0.0']],
])('%s a release that renders slowly while others take %i ms', (_what, othersMs, versionsAfter) => {
  const { canaries, given } = aSwitch()
  for (let page = 0; page < 20; page += 1) {
    canaries.noteRender(bought, othersMs, networkOf(page))
    canaries.noteRender(canary, 1_000, networkOf(page))
  }

  expect(given()).toEqual(versionsAfter)
})

test('keeps a new release when unchanged remotes fail too', () => {
  const { canaries, given, said } = aSwitch()
  for (let page = 0; page < 9; page += 1) {
    canaries.notePage(bought, 'failed', networkOf(page))
    canaries.notePage(canary, 'failed', networkOf(page))
  }

  expect([given(), said]).toEqual([['1.1.0', '2.0.0'], []])
})

test('does not revert a release more than ten minutes after the switch', () => {
  const { canaries, given } = aSwitch()
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000)
  for (let page = 0; page < 9; page += 1) canaries.notePage(canary, 'failed', networkOf(page))
  now.mockRestore()

  expect(given()).toEqual(['1.1.0', '2.0.0'])
})

test('keeps counting failures when the same document is rewritten', () => {
  const { canaries, said } = aSwitch()
  canaries.notePage(canary, 'failed', '198.51.100.7')

  const again = JSON.parse(JSON.stringify(after)) as typeof after
  canaries.choose(again, '')
  for (let page = 0; page < 4; page += 1) canaries.notePage(canary, 'failed', networkOf(page))

  expect(canaries.choose(again, '').composition.remotes.map(({ version }) => version)).toEqual([
    '1.0.0',
    '2.0.0',
  ])
  expect(said).toEqual([
    expect.objectContaining({ reason: '3 failures in 3 pages, 0 in 60 of the release before' }),
  ])
})

test('does not revert a switch that the gateway did not observe', () => {
  const { canaries, said } = canariesInMemory(before)
  canaries.choose(after, '')
  for (let page = 0; page < 9; page += 1) canaries.notePage(canary, 'failed', networkOf(page))

  expect(canaries.choose(after, '').composition).toBe(after)
  expect(said).toEqual([])
})

test('reverts a release with late pages when other remotes respond', () => {
  const { canaries, given, said } = aSwitch()
  for (let page = 0; page < 20; page += 1) {
    canaries.notePage(bought, 'given', networkOf(page))
    canaries.notePage(canary, page % 2 === 0 ? 'doubtful' : 'given', networkOf(page))
  }

  expect(given()).toEqual(['1.0.0', '2.0.0'])
  expect(said).toEqual([
    expect.objectContaining({
      reason: '10 of 20 pages late or without an answer of the API, 0 of 20 of the other remotes',
    }),
  ])
})

test.each([
  ['the other remotes have no pages', 0, 'given'],
  ['the other remotes hang as well', 20, 'doubtful'],
] as const)(
  'keeps a release with late pages when the cause is unclear (%s)',
  (_what, pagesBeside, outcome) => {
    const { canaries, given } = aSwitch()
    for (let page = 0; page < pagesBeside; page += 1) canaries.notePage(bought, outcome, networkOf(page))
    for (let page = 0; page < 200; page += 1) canaries.notePage(canary, 'doubtful', networkOf(page))

    expect(given()).toEqual(['1.1.0', '2.0.0'])
  },
)

test('stores a bucket in an HttpOnly cookie for thirty days', () => {
  expect(canarySetCookie(37, 'https')).toBe(
    'canary=37; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(canarySetCookie(37, 'http')).not.toContain('Secure')
})
