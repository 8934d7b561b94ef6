import { canariesInMemory } from '../testing/canaries-in-memory'
import { aRemote } from '../testing/fake-servers'
import { canarySetCookie } from './canary-traffic'

const { name: _name, ...next } = aRemote('http://cart', { version: '1.1.0' })
const cart = aRemote('http://cart', { version: '1.0.0' })
const active = { id: 'a', remotes: [{ ...cart, canary: { ...next, weight: 30 } }] }
const stable = { name: 'cart', version: '1.0.0' }
const canary = { name: 'cart', version: '1.1.0' }

const versionFor = ({ canaries }: ReturnType<typeof canariesInMemory>, bucket: number, document = active) =>
  canaries.choose(document, `canary=${bucket}`).composition.remotes[0]?.version
const versions = (shop: ReturnType<typeof canariesInMemory>, document = active) =>
  Array.from({ length: 100 }, (_, bucket) => versionFor(shop, bucket, document))
const share = (shop: ReturnType<typeof canariesInMemory>, document = active) =>
  versions(shop, document).filter((version) => version === '1.1.0').length

test('a composition without canaries is everybody’s, and nobody gets a cookie', () => {
  const { canaries } = canariesInMemory()
  const plain = { id: 'a', remotes: [cart] }

  expect(canaries.choose(plain, '')).toEqual({ composition: plain, newBucket: undefined })
})

test('a shopper stays with what they were given', () => {
  const shop = canariesInMemory()
  const { composition, newBucket } = shop.canaries.choose(active, '')

  expect(newBucket).toEqual(expect.any(Number))
  expect(shop.canaries.choose(active, `a=b; canary=${newBucket}`)).toEqual({
    composition,
    newBucket: undefined,
  })
})

test('a cookie that no gateway has given is replaced', () => {
  expect(canariesInMemory().canaries.choose(active, 'canary=<script>').newBucket).toEqual(expect.any(Number))
})

test('everybody who gets the same releases gets the same composition, so that pages can be shared', () => {
  const { canaries } = canariesInMemory()
  const all = Array.from(
    { length: 100 },
    (_, bucket) => canaries.choose(active, `canary=${bucket}`).composition,
  )

  expect(new Set(all).size).toBe(2)
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(['a', 'a+cart@1.1.0']))
})

test('a canary whose pages fail is withdrawn: everybody gets the stable release, and ops are told why', () => {
  const shop = canariesInMemory()
  expect(share(shop)).toBe(30)
  for (let page = 0; page < 20; page += 1) shop.canaries.notePage(stable, { isOwed: false })
  for (let page = 0; page < 5; page += 1) shop.canaries.notePage(canary, { isOwed: true })

  expect(share(shop)).toBe(0)
  expect(shop.said).toEqual([
    {
      message: 'canary withdrawn',
      remote: 'cart',
      version: '1.1.0',
      reason: '5 failures in 5 pages, 0 in 20 of the stable release',
    },
  ])
  expect(shop.canaries.states()).toEqual([{ ...canary, weight: 0, pages: 5, failures: 5 }])
})

test('one browser alone withdraws no canary, several do', () => {
  const shop = canariesInMemory()
  share(shop)
  for (let time = 0; time < 50; time += 1) shop.canaries.noteFailure(canary, '203.0.113.1')
  expect(share(shop)).toBe(30)

  for (let time = 0; time < 2; time += 1) shop.canaries.noteFailure(canary, '203.0.113.2')
  expect(share(shop)).toBe(0)
})

test('a canary that is slower to paint is withdrawn', () => {
  const shop = canariesInMemory()
  share(shop)
  for (let page = 0; page < 50; page += 1) {
    shop.canaries.noteVital(stable, 'LCP', 800)
    shop.canaries.noteVital(canary, 'LCP', 3_000)
  }

  expect(share(shop)).toBe(0)
})

test('what is measured of releases outside the comparison is not kept', () => {
  const shop = canariesInMemory()
  share(shop)
  for (let page = 0; page < 9; page += 1)
    shop.canaries.notePage({ name: 'cart', version: '0.9.0' }, { isOwed: true })

  expect(share(shop)).toBe(30)
})

test('the cookie is no script’s, and says one number of a hundred for thirty days', () => {
  expect(canarySetCookie(37, 'https')).toBe(
    'canary=37; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(canarySetCookie(37, 'http')).not.toContain('Secure')
})
