import type { Endpoint } from '@storefront/contracts'
import { allEndpoints } from './testing/all-endpoints'
import { callEndpoint, findSuccessStatus } from './testing/endpoints/endpoint-request'
import { endpointWorld, type EndpointWorld } from './testing/endpoints/endpoint-world'
import { buildRequest, findExample } from './testing/endpoints/find-examples'
import type { SignedIn } from './testing/fresh-api'
import specified from '../../docs/specified-calls.json'

let world: EndpointWorld

beforeAll(async () => {
  world = await endpointWorld()
}, 60_000)
afterAll(() => world.api.close())

const noCache = 'no-store'
type Answer = Awaited<ReturnType<typeof callEndpoint>>

function expectAnswer(name: string, endpoint: Endpoint, answer: Answer, as?: SignedIn) {
  const { status, headers, body } = answer
  expect({ name, status, body: status < 300 ? undefined : body }).toEqual({
    name,
    status: findSuccessStatus(endpoint),
    body: undefined,
  })
  if (endpoint.response && endpoint.payload === 'json')
    expect(endpoint.response.validate(body)[0]?.message).toBeUndefined()
  if (endpoint.payload === 'file') expect(headers['x-suggested-filename']).toBeTruthy()
  if (findExample(name).hasLimit) expect(Number(headers['x-limit'])).toBeGreaterThan(0)
  if (Array.isArray(body?.data) && endpoint.query && 'page' in (endpoint.query.schema as object))
    expect(
      ['x-total', 'x-per-page', 'x-last-page', 'x-current-page'].filter(
        (header) => headers[header] === undefined,
      ),
    ).toEqual([])
  // Responses that depend on the caller must not be cached.
  if (endpoint.access !== 'public' || as)
    expect({ name, cached: headers['cache-control'] }).toEqual({ name, cached: noCache })
}

const endpoints = allEndpoints()
const open = endpoints.filter(([name, { access }]) => access !== 'member' && !findExample(name).isForMembers)

test.each(endpoints)('%s returns what its contract declares', async (name, endpoint) => {
  const request = await buildRequest(world, name)
  const member = findExample(name).isEndOfSession ? await world.leaver() : world.member
  const as = endpoint.access === 'public' ? undefined : member

  expectAnswer(name, endpoint, await callEndpoint(world, endpoint, request, as), as)
})

test.each(open)('%s serves a guest', async (name, endpoint) => {
  expectAnswer(name, endpoint, await callEndpoint(world, endpoint, await buildRequest(world, name)))
})

test('serves exactly the specified endpoints and our additions', () => {
  const shape = (method: string, path: string) =>
    `${method} ${path.replace(/\{path\}|\*/, '{}').replace(/\{\w+\}|:\w+/g, '{}')}`
  const added = endpoints.map(([, endpoint]) => endpoint).filter(({ beyondSpec }) => beyondSpec)
  const wanted = new Set([...specified, ...added].map(({ method, path }) => shape(method, path)))
  const served = new Set(
    world.api.routes
      .filter(({ url }) => /^\/(v1|takimoto|public)/.test(url))
      .map(({ method, url }) => shape(method, url)),
  )

  expect([...wanted].filter((route) => !served.has(route))).toEqual([])
  expect([...served].filter((route) => !wanted.has(route)).sort()).toEqual([
    'GET /v1/feeds/blog.atom',
    'GET /v1/feeds/news.atom',
    'GET /v1/sbpayment/return/{}',
    'POST /v1/sbpayment/receive/deposit',
    'POST /v1/sbpayment/receive/payment',
  ])
})
