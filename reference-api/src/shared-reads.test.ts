import { allEndpoints } from './testing/all-endpoints'
import { buildUrl, findSuccessStatus } from './testing/endpoints/endpoint-request'
import { endpointWorld, type EndpointWorld } from './testing/endpoints/endpoint-world'
import { buildRequest, findExample } from './testing/endpoints/find-examples'

let world: EndpointWorld

beforeAll(async () => {
  world = await endpointWorld()
}, 60_000)
afterAll(() => world.api.close())

const reads = allEndpoints().filter(([, { method, access }]) => method === 'GET' && access === 'public')

const cacheControl = {
  shared: 'public, max-age=2, s-maxage=2',
  lasting: 'public, max-age=86400',
}

const findCacheControl = (name: string) => {
  const { cache } = findExample(name)
  return cache ? cacheControl[cache] : expect.stringMatching(/^no-(cache|store)$/)
}

test.each(reads)('%s sends its cache lifetime and varies by shop', async (name, endpoint) => {
  const request = await buildRequest(world, name)

  const guest = await world.api.call('GET', buildUrl(endpoint, request))

  expect(guest.status).toBe(findSuccessStatus(endpoint))
  expect(String(guest.headers['vary'])).toContain('x-ecd-channel-id')
  expect(guest.headers['cache-control']).toEqual(findCacheControl(name))
})

test('doesn’t allow caching when a member calls a shared endpoint', async () => {
  const { headers } = await world.api.call('GET', '/v1/products', { as: world.member })

  expect(headers['cache-control']).toBe('no-store')
  expect(String(headers['vary'])).toEqual(expect.stringContaining('authorization'))
})

test('doesn’t cache the response to an unlock link', async () => {
  expect((await world.api.call('GET', '/v1/auth/unlock/no-such-token')).headers['cache-control']).toBe(
    'no-store',
  )
})

/** Fields that the browser loads again for a member, because members share pages with guests (ADR 0107). */
const islands = ['is_favorite', 'is_read']
const withoutIslands = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body ?? null, (key, value) => (islands.includes(key) ? undefined : value)))

/** Popups are fetched again for a member; an unlock link works once. */
const apart = ['listPopups', 'unlockAccount']
const readsOfPages = reads.filter(([name, { payload }]) => payload === 'json' && !apart.includes(name))

test.each(readsOfPages)(
  '%s tells a member the same as a guest, apart from islands',
  async (name, endpoint) => {
    const request = await buildRequest(world, name)
    const url = buildUrl(endpoint, request)

    const guest = await world.api.call('GET', url)
    const member = await world.api.call('GET', url, { as: world.member })

    expect(withoutIslands(member.body)).toEqual(withoutIslands(guest.body))
  },
)
