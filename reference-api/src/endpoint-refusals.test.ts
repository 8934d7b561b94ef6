import type { Endpoint } from '@storefront/contracts'
import { allEndpoints } from './testing/all-endpoints'
import { callEndpoint } from './testing/endpoints/endpoint-request'
import { endpointWorld, type EndpointWorld } from './testing/endpoints/endpoint-world'
import type { Example, Refusal } from './testing/endpoints/example'
import { buildRequest, findExample } from './testing/endpoints/find-examples'

let world: EndpointWorld

beforeAll(async () => {
  world = await endpointWorld()
}, 60_000)
afterAll(() => world.api.close())

const endpoints = allEndpoints()

/** Every cart change returns the same error for unknown, expired and other shoppers' carts (§8). */
const refusalOfCartChange: Refusal = { body: { token: 'no-such-token' }, code: 'cart.common.is_expired' }

function findRefusal(name: string, { path, method }: Endpoint): Example['refusal'] {
  const isCartChange = path.startsWith('/v1/carts/') && method === 'PATCH'
  return findExample(name).refusal ?? (isCartChange ? refusalOfCartChange : undefined)
}

const refusals = endpoints.flatMap(([name, endpoint]) => {
  const refusal = findRefusal(name, endpoint)
  return refusal && refusal !== 'none' ? [[name, endpoint, refusal] as const] : []
})

test('has a rejected example for every endpoint with a body', () => {
  expect(
    endpoints
      .filter(([name, endpoint]) => (endpoint.body || endpoint.multipart) && !findRefusal(name, endpoint))
      .map(([name]) => name),
  ).toEqual([])
})

test.each(refusals)(
  '%s rejects invalid input with an error code and a message',
  async (name, endpoint, { code, status = 422, ...change }) => {
    const request = await buildRequest(world, name)
    const wrong = {
      ...request,
      ...change,
      ...(change.body ? { body: { ...(request.body as object), ...(change.body as object) } } : {}),
    }
    const as = endpoint.access === 'public' ? undefined : world.member

    const answer = await callEndpoint(world, endpoint, wrong, as)

    expect({ status: answer.status, code: answer.body.code, hasWords: Boolean(answer.body.message) }).toEqual(
      { status, code, hasWords: true },
    )
  },
)
