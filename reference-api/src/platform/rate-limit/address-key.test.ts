import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { addressKey } from '@storefront/telemetry/server'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
}, 60_000)
afterAll(() => api.close())

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:9::1', '2001:db8:9:0::/64'],
  ['2001:0db8:0009:0000:ffff:ffff:ffff:fffe', '2001:db8:9:0::/64'],
  ['2001:DB8:9:0:1:2:3:4', '2001:db8:9:0::/64'],
  ['2001:db8:9:1::1', '2001:db8:9:1::/64'],
  ['2001:db8::198.51.100.1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::2%25en1', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1:5', '1:5'],
  ['no address', 'no address'],
])('counts requests from %s under the key %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

const inOneNetwork = (index: number) => ({ 'x-forwarded-for': `2001:db8:9::${index.toString(16)}` })
const anothers = { 'x-forwarded-for': '2001:db8:a::1' }

const calls = {
  'a coupon code': [
    'PATCH',
    '/v1/carts/coupons/add',
    (index: number) => ({ token: `cart-${index}`, code: `guess-${index}` }),
  ],
  'an upload': ['POST', '/v1/upload-files', () => ({})],
  'a confirmation': [
    'POST',
    '/v1/carts/none/decision',
    (index: number) => ({ idempotency_key: `key-${index}` }),
  ],
  'a sign-in': [
    'POST',
    '/v1/auth/login',
    (index: number) => ({ username: `name-${index}@example.jp`, password: 'x' }),
  ],
  'an inquiry': [
    'POST',
    '/v1/inquiries',
    (index: number) => ({ mode: 'send', name: '山田', body: '質問です', email: `name-${index}@example.jp` }),
  ],
} as const

test.each(Object.entries(calls))(
  'limits %s per IPv6 network without affecting other networks',
  async (_name, [method, url, body]) => {
    const statuses = []
    for (let index = 1; index <= 70; index += 1) {
      const target = url.replace('none', `cart-${index}`)
      statuses.push(
        (await api.call(method, target, { headers: inOneNetwork(index), body: body(index) })).status,
      )
    }

    expect(statuses[0]).not.toBe(429)
    expect(statuses.at(-1)).toBe(429)
    expect((await api.call(method, url, { headers: anothers, body: body(0) })).status).not.toBe(429)
  },
)

test('uses network keys in every rate limit by address', () => {
  const folder = join(__dirname, '../..')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const uses = sources.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes('request.ip')),
  )

  const allowed =
    /((limitHits|countFailures)\(\w+, |\{ key: )`[a-z-]+:\$\{(\w+\.)?request\.ip\}`|addresses\.take\(request\.ip|addressMark\(.*request\.ip\)|ip_address: request\.ip/
  expect(uses.length).toBeGreaterThan(10)
  expect(uses.filter((line) => !allowed.test(line))).toEqual([])
})
