import type { Endpoint } from '@storefront/contracts'
import { allEndpoints } from './openapi/openapi'
import { endpointExamples, type Example } from './testing/endpoints/endpoint-examples'
import { bodyOf, urlOf } from './testing/endpoints/endpoint-request'
import { endpointWorld, type EndpointWorld } from './testing/endpoints/endpoint-world'
import type { SignedIn } from './testing/fresh-api'
import specified from '../../docs/specified-calls.json'

let world: EndpointWorld

beforeAll(async () => {
  world = await endpointWorld()
}, 60_000)
afterAll(() => world.api.close())

const noCache = 'no-store'
const leaving = ['logout', 'deleteMyUser', 'changeMyPassword']
const limited = ['listUserAddresses', 'listUserCards', 'listUserMemorials', 'listTimeseries']
const exampleOf = async (name: string): Promise<Example> => (endpointExamples[name] ?? (() => ({})))(world)
async function call(endpoint: Endpoint, example: Example, as?: SignedIn) {
  return world.api.call(endpoint.method, urlOf(endpoint, example), {
    ...bodyOf(example),
    as,
    cookies: example.cookies,
  })
}

type Answer = Awaited<ReturnType<typeof call>>

function expectAnswer(name: string, endpoint: Endpoint, answer: Answer, as?: SignedIn) {
  const { status, headers, body } = answer
  expect({ name, status, body: status < 300 ? undefined : body }).toEqual({
    name,
    status: endpoint.response || endpoint.payload === 'file' ? 200 : 204,
    body: undefined,
  })
  if (endpoint.response && endpoint.payload === 'json')
    expect(endpoint.response.validate(body)[0]?.message).toBeUndefined()
  if (endpoint.payload === 'file') expect(headers['x-suggested-filename']).toBeTruthy()
  if (limited.includes(name)) expect(Number(headers['x-limit'])).toBeGreaterThan(0)
  if (Array.isArray(body?.data) && endpoint.query && 'page' in (endpoint.query.schema as object))
    expect(
      ['x-total', 'x-per-page', 'x-last-page', 'x-current-page'].filter(
        (header) => headers[header] === undefined,
      ),
    ).toEqual([])
  // What depends on the caller is kept by nobody.
  if (endpoint.access !== 'public' || as)
    expect({ name, cached: headers['cache-control'] }).toEqual({ name, cached: noCache })
}

const endpoints = allEndpoints()
const memberOnly = endpoints.filter(([, { access }]) => access === 'member')
const open = endpoints.filter(([, { access }]) => access !== 'member')

test.each(endpoints)('%s answers its rightful caller by its contract', async (name, endpoint) => {
  const example = await exampleOf(name)
  const member = leaving.includes(name) ? await world.leaver() : world.member
  const as = endpoint.access === 'public' ? undefined : member

  expectAnswer(name, endpoint, await call(endpoint, example, as), as)
})

test.each(open.filter(([name]) => name !== 'refreshLogin'))('%s serves a guest', async (name, endpoint) => {
  expectAnswer(name, endpoint, await call(endpoint, await exampleOf(name)))
})

test.each(open.filter(([, { access }]) => access === 'public'))(
  '%s does not refuse a stale token',
  async (name, endpoint) => {
    const stale = { ...world.member, accessToken: 'stale' }

    expect((await call(endpoint, await exampleOf(name), stale)).status).toBeLessThan(300)
  },
)

test.each(memberOnly)('%s refuses a guest and a stale token with 401', async (name, endpoint) => {
  const example = await exampleOf(name)

  const answers = [
    await call(endpoint, example),
    await call(endpoint, example, { ...world.member, accessToken: 'stale' }),
  ]

  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array(2).fill([401, 'auth.unauthorised']),
  )
})

test.each(memberOnly.filter(([name]) => !leaving.includes(name)))(
  "%s shows another member nothing of the first one's",
  async (name, endpoint) => {
    const example = await exampleOf(name)
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
  '%s answers 400 to broken JSON and to a member that the contract does not know',
  async (name, endpoint) => {
    const example = await exampleOf(name)
    const as = endpoint.access === 'member' ? world.member : undefined
    if (endpoint.multipart) {
      expect((await world.api.call(endpoint.method, urlOf(endpoint, example), { as, body: {} })).status).toBe(
        400,
      )
      return
    }

    const broken = await world.api.call(endpoint.method, urlOf(endpoint, example), {
      as,
      body: '{"token":',
      headers: { 'content-type': 'application/json' },
    })
    const unknown = await world.api.call(endpoint.method, urlOf(endpoint, example), {
      as,
      body: { ...(example.body as object), is_admin: true },
    })

    expect([broken.status, unknown.status, unknown.body.code]).toEqual([400, 400, 'request.malformed'])
  },
)

test.each(endpoints.filter(([name]) => name !== 'getPublicSite'))(
  '%s answers 503 with the notice while the shop is closed, and 404 in a channel that is none',
  async (_name, endpoint) => {
    const { id: channel_id } = await world.db
      .selectFrom('channel')
      .select('id')
      .where('code', '=', 'tsunagu')
      .executeTakeFirstOrThrow()
    const url = urlOf(endpoint, {})
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

    expect([closed.status, closed.body.title, closed.body.message, closed.headers['retry-after']]).toEqual([
      503,
      '休業',
      '準備中です',
      '300',
    ])
    expect([elsewhere.status, elsewhere.body.message]).toEqual([404, 'チャネルが存在しない'])
  },
)

test('the running server has every call of §7, and no other call under these paths than those of its payment service', () => {
  const shape = (method: string, path: string) =>
    `${method} ${path.replace(/\{path\}|\*/, '{}').replace(/\{\w+\}|:\w+/g, '{}')}`
  const wanted = new Set(specified.map(({ method, path }) => shape(method, path)))
  const served = new Set(
    world.api.routes
      .filter(({ url }) => /^\/(v1|takimoto|public)/.test(url))
      .map(({ method, url }) => shape(method, url)),
  )

  expect([...wanted].filter((route) => !served.has(route))).toEqual([])
  expect([...served].filter((route) => !wanted.has(route)).sort()).toEqual([
    'GET /v1/sbpayment/return/{}',
    'POST /v1/sbpayment/receive/deposit',
    'POST /v1/sbpayment/receive/payment',
  ])
})
