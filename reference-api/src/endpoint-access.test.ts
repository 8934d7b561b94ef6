import type { Endpoint } from '@storefront/contracts'
import { allEndpoints } from './testing/all-endpoints'
import { buildUrl, callEndpoint, findSuccessStatus } from './testing/endpoints/endpoint-request'
import { endpointWorld, type EndpointWorld } from './testing/endpoints/endpoint-world'
import type { ExampleRequest } from './testing/endpoints/example'
import { buildRequest, findExample } from './testing/endpoints/find-examples'
import type { SignedIn } from './testing/fresh-api'

let world: EndpointWorld

beforeAll(async () => {
  world = await endpointWorld()
}, 60_000)
afterAll(() => world.api.close())

const call = (endpoint: Endpoint, request: ExampleRequest, as?: SignedIn) =>
  callEndpoint(world, endpoint, request, as)

/** A rejected call changes no data, so all tests of an endpoint's rejections share one request. */
const refused = new Map<string, Promise<ExampleRequest>>()
function refusedRequestOf(name: string): Promise<ExampleRequest> {
  const request = refused.get(name) ?? buildRequest(world, name)
  refused.set(name, request)
  return request
}

const endpoints = allEndpoints()
const memberOnly = endpoints.filter(([, { access }]) => access === 'member')
const open = endpoints.filter(([, { access }]) => access !== 'member')

test.each(open.filter(([, { access }]) => access === 'public'))(
  '%s accepts a stale token',
  async (name, endpoint) => {
    const stale = { ...world.member, accessToken: 'stale' }

    expect((await call(endpoint, await buildRequest(world, name), stale)).status).toBeLessThan(300)
  },
)

test.each(memberOnly)('%s returns 401 for guests and stale tokens', async (name, endpoint) => {
  const request = await refusedRequestOf(name)

  const answers = [
    await call(endpoint, request),
    await call(endpoint, request, { ...world.member, accessToken: 'stale' }),
  ]

  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array(2).fill([401, 'auth.unauthorised']),
  )
})

test.each(memberOnly.filter(([name]) => !findExample(name).isEndOfSession))(
  "%s does not expose another member's data",
  async (name, endpoint) => {
    const { other, isOnce } = findExample(name)
    const request = await buildRequest(world, name)
    const expected = other ?? findSuccessStatus(endpoint)
    const before =
      other === 404 ? await call({ ...endpoint, method: 'GET' }, request, world.member) : undefined

    const { status, body } = await call(endpoint, request, world.other)

    expect({ name, status }).toEqual({ name, status: isOnce ? status : expected })
    if (before && endpoint.method !== 'GET')
      expect((await call({ ...endpoint, method: 'GET' }, request, world.member)).status).toBe(before.status)
    if (status === 200 && Array.isArray(body?.data))
      expect(JSON.stringify(body.data)).not.toContain('member@example.jp')
  },
)

test.each(endpoints.filter(([, { body }]) => body))(
  '%s returns 400 for broken JSON and unknown properties',
  async (name, endpoint) => {
    const request = await refusedRequestOf(name)
    const as = endpoint.access === 'member' ? world.member : undefined
    if (endpoint.multipart) {
      expect(
        (await world.api.call(endpoint.method, buildUrl(endpoint, request), { as, body: {} })).status,
      ).toBe(400)
      return
    }

    const broken = await world.api.call(endpoint.method, buildUrl(endpoint, request), {
      as,
      body: '{"token":',
      headers: { 'content-type': 'application/json' },
    })
    const unknown = await world.api.call(endpoint.method, buildUrl(endpoint, request), {
      as,
      body: { ...(request.body as object), is_admin: true },
    })

    expect(broken.status).toBe(400)
    expect(unknown.status).toBe(400)
    expect(unknown.body.code).toBe('request.malformed')
  },
)

test.each(endpoints.filter(([name]) => !findExample(name).isOpenInMaintenance))(
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
