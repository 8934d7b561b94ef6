import type { Endpoint } from '@storefront/contracts'
import { Struct } from 'superstruct'
import { allEndpoints } from '../../testing/all-endpoints'
import { buildUrl } from '../../testing/endpoints/endpoint-request'
import { endpointWorld, type EndpointWorld } from '../../testing/endpoints/endpoint-world'
import { buildRequest } from '../../testing/endpoints/find-examples'

let world: EndpointWorld

beforeAll(async () => {
  world = await endpointWorld()
}, 60_000)
afterAll(() => world.api.close())

const schemaOf = ({ query }: Endpoint) => (query?.schema ?? {}) as Record<string, Struct<unknown, unknown>>
const queries = allEndpoints().filter(([, { query }]) => query)
const parameters = queries.flatMap(([name, endpoint]) =>
  Object.entries(schemaOf(endpoint)).map(([parameter, struct]) => ({ name, parameter, struct, endpoint })),
)

const unfitTexts: Record<string, string[]> = {
  'lookUpPostalCode code': ['100', '', '　', '12345678', 'abcdefg', '100-00011'],
  'listSocialGiftLeadtimes postal': ['100', 'x'],
  'listSocialGiftLeadtimes pref': ['火星', 'Tokyo'],
  'getFilesContent url': ['', '../../etc/passwd', '/svg/../shop.yaml', 'https://elsewhere.example/a.svg'],
  'getCartOrder token': ['nobody'],
  'downloadGuestReceipt t': ['', 'nobody'],
  'checkGuestReceipt t': ['', 'nobody'],
}

/** Returns query strings with invalid values for the parameter's type. */
function malformed({ name, parameter, struct }: (typeof parameters)[number]): string[] {
  const isList = struct.type === 'array'
  const pair = (value: string) => `${parameter}${isList ? '[]' : ''}=${encodeURIComponent(value)}`
  const whole = ['x', '1.5', '1e3', '٣', '99999999999999999999', '']
  const texts: Record<string, string[]> = {
    integer: struct.is(2) ? whole : ['2', 'yes', ''],
    enums: ['nonsense', ''],
    union: ['nonsense', '1.5'],
    calendarDay: ['2026-02-30', '2026/12/01', 'x', ''],
    string: unfitTexts[`${name} ${parameter}`] ?? [],
    array: struct.schema instanceof Struct && struct.schema.type === 'integer' ? whole : [],
  }
  const ofKind = texts[struct.type]
  if (!ofKind) throw new Error(`${name} has a query parameter of a new kind: ${parameter} ${struct.type}`)
  const shape = isList ? [`${parameter}=one`] : [`${pair('1')}&${pair('1')}`, `${parameter}[]=1`]
  return [...ofKind.map(pair), `${pair('')}%00`, ...shape]
}

test.each(parameters.map((one) => [`${one.name} ${one.parameter}`, one] as const))(
  'rejects malformed values of %s with 4xx and a message',
  async (_title, one) => {
    const { name, endpoint, parameter } = one
    const request = await buildRequest(world, name)
    const rest = (request.query ?? '')
      .split('&')
      .filter((pair) => pair && ![parameter, `${parameter}[]`].includes(pair.split('=')[0]!))

    const answers = []
    for (const pair of malformed(one)) {
      const url = buildUrl(endpoint, { ...request, query: [...rest, pair].join('&') })
      const { status, body } = await world.api.call(endpoint.method, url, {
        as: endpoint.access === 'public' ? undefined : world.member,
      })
      if (status < 400 || status >= 500 || !body.message || !body.code) answers.push({ pair, status, body })
    }

    expect(answers).toEqual([])
  },
)

test.each(queries)('rejects unknown query parameters for %s', async (name, endpoint) => {
  const request = await buildRequest(world, name)
  const query = [request.query, 'is_admin=1'].filter(Boolean).join('&')

  const { status, body } = await world.api.call(endpoint.method, buildUrl(endpoint, { ...request, query }), {
    as: endpoint.access === 'public' ? undefined : world.member,
  })

  expect(status).toBe(400)
  expect(body.code).toBe('request.malformed')
})

test('rejects an invalid postal code with an error on the field', async () => {
  const { status, body } = await world.api.call('GET', '/v1/postal-code?code=100-00')

  expect(status).toBe(422)
  expect(body.errors).toEqual({ code: ['郵便番号は半角数字7桁で入力してください'] })
})

test('ignores a blank search term in results and search history', async () => {
  const as = world.member
  const all = await world.api.call('GET', '/v1/products')
  const history = async () =>
    (await world.api.call('GET', '/v1/me/product-search-histories', { as })).body.data
  const before = await history()

  for (const blank of ['', '%20', '%E3%80%80', '%09%E3%80%80%20']) {
    const { headers } = await world.api.call('GET', `/v1/products?word=${blank}`)
    const recorded = await world.api.call('POST', `/v1/product-search-histories?word=${blank}`, { as })
    expect(headers['x-total']).toBe(all.headers['x-total'])
    expect(recorded.status).toBe(204)
  }

  expect(await history()).toEqual(before)
})
