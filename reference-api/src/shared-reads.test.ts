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
const sharedReads = reads.filter(([name]) => findExample(name).cache === 'shared')
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

/** Lists the values of a field in the order of the answer. */
const listValues = (body: unknown, field: string): unknown[] =>
  typeof body !== 'object' || body === null
    ? []
    : Object.entries(body).flatMap(([key, value]) => (key === field ? [value] : listValues(value, field)))

describe('a member who likes each product and has read all news', () => {
  let hearts: Record<string, unknown[]>
  let opened: Record<string, unknown[]>

  beforeAll(async () => {
    const { db, member } = world
    const user_account_id = member.id
    const ids = async (table: 'product' | 'news') =>
      (await db.selectFrom(table).select('id').execute()).map(({ id }) => id)
    const likes = (await ids('product')).map((product_id) => ({ product_id, user_account_id }))
    const reads = (await ids('news')).map((news_id) => ({ news_id, user_account_id, read_at: new Date() }))
    await db
      .insertInto('product_like')
      .values(likes)
      .onConflict((on) => on.doNothing())
      .execute()
    await db
      .insertInto('news_readable')
      .values(reads)
      .onConflict((on) => on.doNothing())
      .execute()
    const bodies = await Promise.all(
      sharedReads.map(async ([name, endpoint]) => {
        const url = buildUrl(endpoint, await buildRequest(world, name))
        return [name, (await world.api.call('GET', url, { as: member })).body] as const
      }),
    )
    const collect = (field: string) =>
      Object.fromEntries(bodies.map(([name, body]) => [name, listValues(body, field)]))
    hearts = collect('is_favorite')
    opened = collect('is_read')
  })

  test.each(sharedReads)('%s marks each of the member’s products and news', (name) => {
    expect(new Set([...hearts[name]!, ...opened[name]!])).not.toContain(false)
  })

  test('the shared answers with hearts are known', () => {
    const shown = Object.keys(hearts).filter((name) => hearts[name]!.length > 0)

    expect(shown.sort()).toEqual([
      'getBlog',
      'getCollection',
      'getNews',
      'getProduct',
      'getSchool',
      'listProducts',
      'listRecommendedProducts',
    ])
  })

  test('the shared answers with read news are known', () => {
    const shown = Object.keys(opened).filter((name) => opened[name]!.length > 0)

    expect(shown.sort()).toEqual(['getNews', 'listNews'])
  })
})
