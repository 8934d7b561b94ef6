import type { Endpoint } from '@storefront/contracts'
import { allEndpoints } from './platform/openapi/openapi'
import { callEndpoint, buildExample } from './testing/endpoints/endpoint-call'
import type { Example } from './testing/endpoints/examples/endpoint-examples'
import { buildUrl } from './testing/endpoints/endpoint-request'
import { endpointWorld, type EndpointWorld } from './testing/endpoints/endpoint-world'
import type { SignedIn } from './testing/fresh-api'

let world: EndpointWorld

beforeAll(async () => {
  world = await endpointWorld()
}, 60_000)
afterAll(() => world.api.close())

const leaving = ['logout', 'deleteMyUser', 'changeMyPassword']
const call = (endpoint: Endpoint, example: Example, as?: SignedIn) =>
  callEndpoint(world, endpoint, example, as)

/** A rejected call changes no data, so all tests of an endpoint's rejections share one example. */
const refused = new Map<string, Promise<Example>>()
function refusedExampleOf(name: string): Promise<Example> {
  const example = refused.get(name) ?? buildExample(world, name)
  refused.set(name, example)
  return example
}

const endpoints = allEndpoints()
const memberOnly = endpoints.filter(([, { access }]) => access === 'member')
const open = endpoints.filter(([, { access }]) => access !== 'member')

test.each(open.filter(([, { access }]) => access === 'public'))(
  '%s accepts a stale token',
  async (name, endpoint) => {
    const stale = { ...world.member, accessToken: 'stale' }

    expect((await call(endpoint, await buildExample(world, name), stale)).status).toBeLessThan(300)
  },
)

test.each(memberOnly)('%s returns 401 for guests and stale tokens', async (name, endpoint) => {
  const example = await refusedExampleOf(name)

  const answers = [
    await call(endpoint, example),
    await call(endpoint, example, { ...world.member, accessToken: 'stale' }),
  ]

  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array(2).fill([401, 'auth.unauthorised']),
  )
})

test.each(memberOnly.filter(([name]) => !leaving.includes(name)))(
  "%s does not expose another member's data",
  async (name, endpoint) => {
    const example = await buildExample(world, name)
    const expected = example.other ?? (endpoint.response || endpoint.payload === 'file' ? 200 : 204)
    const before =
      example.other === 404 ? await call({ ...endpoint, method: 'GET' }, example, world.member) : undefined

    const { status, body } = await call(endpoint, example, world.other)

    expect({ name, status }).toEqual({ name, status: example.isOnce ? status : expected })
    if (before && endpoint.method !== 'GET')
      expect((await call({ ...endpoint, method: 'GET' }, example, world.member)).status).toBe(before.status)
    if (
      status === 200 &&
      Array.isArray(body?.data) &&
      name !== 'listSystemMessages' &&
      name !== 'listMyCoupons' &&
      name !== 'getUserList'
    )
      expect(JSON.stringify(body.data)).not.toContain('member@example.jp')
  },
)

test.each(endpoints.filter(([, { body }]) => body))(
  '%s returns 400 for broken JSON and unknown properties',
  async (name, endpoint) => {
    const example = await refusedExampleOf(name)
    const as = endpoint.access === 'member' ? world.member : undefined
    if (endpoint.multipart) {
      expect(
        (await world.api.call(endpoint.method, buildUrl(endpoint, example), { as, body: {} })).status,
      ).toBe(400)
      return
    }

    const broken = await world.api.call(endpoint.method, buildUrl(endpoint, example), {
      as,
      body: '{"token":',
      headers: { 'content-type': 'application/json' },
    })
    const unknown = await world.api.call(endpoint.method, buildUrl(endpoint, example), {
      as,
      body: { ...(example.body as object), is_admin: true },
    })

    expect(broken.status).toBe(400)
    expect(unknown.status).toBe(400)
    expect(unknown.body.code).toBe('request.malformed')
  },
)

test.each(endpoints.filter(([name]) => name !== 'getPublicSite'))(
  '%s returns 503 in maintenance and 404 for unknown channels',
  async (_name, endpoint) => {
    const { id: channel_id } = await world.db
      .selectFrom('channel')
      .select('id')
      .where('code', '=', 'tsunagu')
      .executeTakeFirstOrThrow()
    const url = buildUrl(endpoint, {})
    const body = endpoint.body ? {} : undefined
    await world.db
      .insertInto('setting')
      .values({
        channel_id,
        key: 'SITE.MAINTENANCE',
        value: JSON.stringify({ is_on: true, title: '休業', message: '準備中です' }),
      })
      .execute()

    const closed = await world.api.call(endpoint.method, url, { body })
    await world.db.deleteFrom('setting').where('key', '=', 'SITE.MAINTENANCE').execute()
    const elsewhere = await world.api.call(endpoint.method, url, {
      body,
      headers: { 'x-ecd-channel-id': 'nowhere' },
    })

    expect(closed.status).toBe(503)
    expect(closed.body.title).toBe('休業')
    expect(closed.body.message).toBe('準備中です')
    expect(closed.headers['retry-after']).toBe('300')
    expect(elsewhere.status).toBe(404)
    expect(elsewhere.body.message).toBe('チャネルが存在しない')
  },
)
