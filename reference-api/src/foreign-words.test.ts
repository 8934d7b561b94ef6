import { Struct } from 'superstruct'
import { allEndpoints } from './testing/all-endpoints'
import { freshApi, type FreshApi, type SignedIn } from './testing/fresh-api'
import { buildUrl } from './testing/endpoints/endpoint-request'

type AnyStruct = Struct<unknown, unknown>

let api: FreshApi
let member: SignedIn

beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1_000_000 })
  member = await api.signIn()
}, 60_000)
afterAll(() => api.close())

const isJapanese = (text: string) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(text)

/** Builds a value of the struct's shape, with one kind of fault wherever that is possible. */
type Fault = (struct: AnyStruct) => unknown

const faults: Record<string, Fault> = {
  'blank or empty': ({ type }) => (type === 'integer' || type === 'yen' ? 1 : type === 'boolean' ? true : ''),
  zero: ({ type }) => (type === 'integer' || type === 'yen' ? 0 : 'あ'),
  'below zero': ({ type }) => (type === 'integer' || type === 'yen' ? -1 : 'あ'),
  'of another kind': ({ type }) => (type === 'string' ? 1 : 'x'),
  missing: () => undefined,
}

function faulty(struct: AnyStruct, fault: Fault): unknown {
  if (struct.type === 'array')
    return fault === faults['blank or empty']
      ? []
      : struct.schema instanceof Struct
        ? [faulty(struct.schema, fault)]
        : []
  if (struct.type === 'object')
    return Object.fromEntries(
      Object.entries(struct.schema as Record<string, AnyStruct>).map(([name, member]) => [
        name,
        faulty(member, fault),
      ]),
    )
  return fault(struct)
}

const withBody = allEndpoints().filter(([, { body, multipart }]) => body && !multipart)
const withQuery = allEndpoints().filter(([, { query }]) => query)
const cases = Object.keys(faults)

const foreign = ({
  status,
  body,
}: {
  status: number
  body: { message?: string; errors?: Record<string, string[]> }
}) =>
  status < 400
    ? []
    : [body.message ?? '', ...Object.values(body.errors ?? {}).flat()].filter(
        (message) => !isJapanese(message),
      )

test.each(withBody)('%s reports any invalid body in Japanese', async (_name, endpoint) => {
  const bodies = [
    ...cases.map((fault) => faulty(endpoint.body as AnyStruct, faults[fault]!)),
    { unknown_member: 1 },
    [],
    'x',
    1,
  ]
  const answers = []
  for (const body of bodies)
    answers.push(
      await api.call(endpoint.method, buildUrl(endpoint, {}), {
        as: await asWhom(endpoint.path),
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    )

  expect(answers.flatMap(foreign)).toEqual([])
  expect(answers.some(({ status }) => status >= 400)).toBe(true)
})

test.each(withQuery)('%s reports any invalid query in Japanese', async (_name, endpoint) => {
  const answers = []
  for (const name of ['unknown_member', ...Object.keys((endpoint.query as AnyStruct).schema as object)])
    for (const value of ['', 'x', '-1', '0'])
      answers.push(
        await api.call(endpoint.method, `${buildUrl(endpoint, {})}?${name}=${value}`, { as: member }),
      )

  expect(answers.flatMap(foreign)).toEqual([])
})

/** Returns a fresh login for endpoints that end the caller's own session. */
const asWhom = async (path: string) => (/logout|password|\/me\/user$/.test(path) ? api.signIn() : member)

test.each([
  ['PUT', '/v1/me/orders/1/cancel', { cancel_reason: '' }, 'cancel_reason', '入力してください'],
  [
    'PATCH',
    '/v1/carts/add-set',
    { token: 'x', product_id: 1, quantity: 0 },
    'quantity',
    '1以上の数を入力してください',
  ],
  [
    'PATCH',
    '/v1/carts/products/modify',
    { token: 'x', key: 'x', quantity: -1 },
    'quantity',
    '1以上の数を入力してください',
  ],
  [
    'PATCH',
    '/v1/carts/accessories/add',
    { token: 'x', accessory_id: 1, quantity: 0 },
    'quantity',
    '1以上の数を入力してください',
  ],
  ['PATCH', '/v1/carts/point', { token: 'x', point: -1 }, 'point', '0以上の数を入力してください'],
  [
    'PATCH',
    '/v1/carts/products/divide',
    { token: 'x', key: 'x', parts: [] },
    'parts',
    '1つ以上選択してください',
  ],
  ['POST', '/v1/carts/x/decision', { idempotency_key: '' }, 'idempotency_key', '入力してください'],
] as const)(
  '%s %s reports the problem at its field in Japanese',
  async (method, url, body, field, sentence) => {
    const answer = await api.call(method, url, { as: member, body })

    expect(answer.status).toBe(422)
    expect(answer.body.message).toBe(sentence)
    expect(answer.body.errors).toEqual({ [field]: [sentence] })
  },
)
