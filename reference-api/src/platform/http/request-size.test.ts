import { define, integer, object, optional, string, Struct, type } from 'superstruct'
import type { Endpoint } from '@storefront/contracts'
import { allEndpoints } from '../../testing/all-endpoints'
import { checkRequest } from './request-check'
import { aSetting } from '../../testing/builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'
import { buildUrl } from '../../testing/endpoints/endpoint-request'

type AnyStruct = Struct<unknown, unknown>

let api: FreshApi
let member: SignedIn

const features = ['PRODUCT.IS_MADE_TO_ORDER_USE', 'CART.IS_ORDER_BY_CODE_USE', 'CART.IS_QUOTE_USE']

beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1_000_000 })
  for (const key of features) await aSetting(api.db, key, true)
  member = await api.signIn()
}, 60_000)
afterAll(() => api.close())

const endpoints = allEndpoints()

function textsOf(struct: AnyStruct | undefined, path: string[] = []): string[][] {
  if (!struct) return []
  switch (struct.type) {
    case 'array':
      return struct.schema instanceof Struct ? textsOf(struct.schema, [...path, '0']) : []
    case 'record':
      return [[...path, 'any']]
    case 'object':
      return Object.entries(struct.schema as Record<string, AnyStruct>).flatMap(([name, member]) =>
        textsOf(member, [...path, name]),
      )
    case 'integer':
    case 'boolean':
    case 'yen':
      return []
    default:
      return [path]
  }
}

const holding = (path: readonly string[], text: string): unknown => {
  const [name, ...rest] = path
  if (name === undefined) return text
  return name === '0' ? [holding(rest, text)] : { [name]: holding(rest, text) }
}

const asJson = (endpoint: Endpoint) => Boolean(endpoint.body) && !endpoint.multipart
const bodyTexts = endpoints
  .filter(([, endpoint]) => asJson(endpoint))
  .flatMap(([name, endpoint]) =>
    textsOf(endpoint.body).map((path) => [`${name} ${path.join('.')}`, endpoint, path] as const),
  )
const queryTexts = endpoints.flatMap(([name, endpoint]) =>
  textsOf(endpoint.query).map((path) => [`${name} ${path.join('.')}`, endpoint, path] as const),
)

test.each(bodyTexts)('returns a field error for a 900 kB text in %s', async (_title, endpoint, path) => {
  const { status, body } = await api.call(endpoint.method, buildUrl(endpoint, {}), {
    as: member,
    body: holding(path, 'ｱ@'.repeat(225_000)) as object,
  })

  expect(status).toBe(422)
  expect(body.code).toBe('validation.failed')
  expect(Object.keys(body.errors)).toEqual([path.join('.')])
  expect(body.errors[path.join('.')]).toEqual([expect.stringMatching(/^[\d,]+文字以内で入力してください$/)])
})

test.each(queryTexts)(
  'returns a field error for an overlong query text in %s',
  async (_title, endpoint, path) => {
    const parameter = path.map((part) => (part === '0' ? '[]' : part)).join('')

    const { status, body } = await api.call(
      endpoint.method,
      `${buildUrl(endpoint, {})}?${parameter}=${'a'.repeat(2_000)}`,
      { as: member },
    )

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([path.join('.')])
  },
)

test('rejects oversized texts before any rule runs', () => {
  const rules: unknown[] = []
  const watched = define<string>('watched', (value) => Boolean(rules.push(value)))
  const shape = object({ name: watched, more: optional(type({ word: watched })) })

  expect(() => checkRequest({ name: 'a', more: { word: 'x'.repeat(900_000) } }, shape)).toThrow(
    expect.objectContaining({ status: 422, errors: { 'more.word': ['1,000文字以内で入力してください'] } }),
  )
  expect(rules).toEqual([])
})

test('rejects oversized lists and requests before any rule runs', () => {
  const shape = object({
    ids: define<unknown>('never asked', () => {
      throw new Error('a rule ran')
    }),
  })

  expect(() => checkRequest({ ids: Array.from({ length: 1_001 }, () => 1) }, shape)).toThrow(
    expect.objectContaining({ status: 422, errors: { ids: ['一度に送れるのは1,000件までです'] } }),
  )
  expect(() =>
    checkRequest({ ids: Array.from({ length: 1_000 }, () => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) }, shape),
  ).toThrow(expect.objectContaining({ status: 400 }))
})

test('accepts a text of the maximum length', () => {
  expect(
    checkRequest({ name: 'x'.repeat(1_000), count: 1 }, object({ name: string(), count: integer() })),
  ).toEqual({ name: 'x'.repeat(1_000), count: 1 })
})

test('returns 413 for a large body on calls without text fields', async () => {
  const { status, body } = await api.call('DELETE', '/v1/me/user-addresses-all', {
    as: member,
    body: { filler: 'x'.repeat(20_000) },
  })

  expect(status).toBe(413)
  expect(body.message).toBe('送信された内容が大きすぎます。小さくしてからもう一度お試しください')
})
