import fc from 'fast-check'
import type { Endpoint } from '@storefront/contracts'
import { join } from 'node:path'
import { allEndpoints } from './testing/all-endpoints'
import { importShop } from './shop-import/import-shop.command'
import { aProduct, aUserAddress } from './testing/builders'
import { aReadyShopper } from './testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from './testing/fresh-api'
import { findExample } from './testing/endpoints/find-examples'
import { toArbitrary, randomText, type Known } from './testing/endpoints/random-value'

const runs = Number(process.env['RANDOM_RUNS'] ?? 12)
let api: FreshApi
let member: SignedIn
let known: Known | undefined

beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1_000_000 })
  await importShop(join(__dirname, 'shop-import/testing/small-shop'), api.services)
  member = await api.signIn()
}, 60_000)
afterAll(() => api.close())

/** Checks for endpoints that may change the known cart or address. */
const changesWhatIsKnown = ({ method, path }: Endpoint) =>
  method !== 'GET' && /cart|address|gift|payment|sandbox/.test(path)

async function knownParts(): Promise<Known> {
  const product = await aProduct(api.db, { has_measurement: true, has_name_embroidery: true })
  const shopper = await aReadyShopper(api, { productId: product.id })
  const { products, shippings } = shopper.detail
  const packings = shippings.flatMap(({ packings: own }) => own)
  const keys = [products[0]!.key, shippings[0]!.key, packings[0]!.key]
  return {
    token: [shopper.cart.token],
    key: keys,
    shipping_key: [shippings[0]!.key],
    packing_key: [packings[0]!.key],
    product_key: [products[0]!.key],
    product_keys: [[products[0]!.key]],
    product_id: [product.id],
    ids: [[product.id]],
    quantity: [1, 2],
    payment_id: [1, 2, 3],
    user_address_id: [(await aUserAddress(api.db, member.id)).id],
    idempotency_key: ['once'],
    mode: ['prepare', 'send'],
    email: ['a@example.jp'],
    password: ['Gift-2026'],
    purpose: ['measurement', 'name-embroidery'],
    postal_code: ['1000001'],
    page: [1, 'all', -1],
  }
}

const pathsOf = (endpoint: Endpoint, known: Known) =>
  fc
    .tuple(
      ...endpoint.path
        .split('/')
        .map((part) =>
          part.startsWith(':') || part === 'url*'
            ? fc.oneof(randomText, fc.constantFrom('1', ...(known['token'] as string[])))
            : fc.constant(part),
        ),
    )
    .map((parts) =>
      parts
        .map((part, index) =>
          endpoint.path.split('/')[index]!.startsWith(':') ? encodeURIComponent(toWellFormed(part)) : part,
        )
        .join('/')
        .replace('*', '/x'),
    )

const toWellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, '') || 'x'

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [value]
          .flat()
          .map(
            (one) =>
              `${encodeURIComponent(Array.isArray(value) ? `${name}[]` : name)}=${encodeURIComponent(toWellFormed(typeof one === 'string' ? one : (JSON.stringify(one) ?? '')))}`,
          ),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

test.each(allEndpoints())('%s never returns 500 for random input', async (name, endpoint) => {
  const parts = (known ??= await knownParts())
  if (changesWhatIsKnown(endpoint)) known = undefined
  const paths = pathsOf(endpoint, parts)
  const body = endpoint.body ? toArbitrary(endpoint.body, parts) : fc.constant(undefined)
  const query = endpoint.query ? toArbitrary(endpoint.query, parts) : fc.constant(undefined)

  await fc.assert(
    fc.asyncProperty(paths, query, body, fc.boolean(), async (path, asked, sent, isMember) => {
      const as =
        isMember || endpoint.access === 'member'
          ? findExample(name).isEndOfSession
            ? await api.signIn()
            : member
          : undefined
      const { status, body: answer } = await api.call(endpoint.method, path + queryText(asked), {
        as,
        ...(endpoint.body
          ? { body: JSON.stringify(sent) ?? '', headers: { 'content-type': 'application/json' } }
          : {}),
      })

      if (status >= 500)
        throw new Error(
          `${endpoint.method} ${path}${queryText(asked)} ${JSON.stringify(sent)} answered ${status} ${JSON.stringify(answer)}`,
        )
    }),
    {
      numRuns: runs,
      endOnFailure: false,
      ...(process.env['RANDOM_SEED'] ? { seed: Number(process.env['RANDOM_SEED']) } : {}),
    },
  )
})

test.each(allEndpoints().filter(([, { multipart }]) => multipart))(
  '%s never returns 500 for random files or bytes',
  async (_name, endpoint) => {
    const bytes = fc.uint8Array({ maxLength: 2_000 }).map((list) => Buffer.from(list))
    const name = fc.oneof(
      fc.constantFrom('../../etc/passwd', 'a.png', 'b.svg', '', 'あ.csv'),
      randomText.map((text) => toWellFormed(text).replace(/["\r\n]/g, '')),
    )
    const asForm = fc
      .tuple(
        name,
        fc.oneof(
          bytes,
          bytes.map((tail) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), tail])),
          bytes.map((tail) => Buffer.concat([Buffer.from('\uFEFF姓,名\r\n'), tail])),
        ),
      )
      .map(([filename, content]) =>
        Buffer.concat([
          Buffer.from(
            `--x\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`,
          ),
          content,
          Buffer.from('\r\n--x--\r\n'),
        ]),
      )

    await fc.assert(
      fc.asyncProperty(fc.oneof(asForm, bytes), async (body) => {
        const { status, body: answer } = await api.call(endpoint.method, endpoint.path, {
          as: member,
          body,
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        })

        if (status >= 500) throw new Error(`${endpoint.path} answered ${status} ${JSON.stringify(answer)}`)
      }),
      { numRuns: runs * 4, endOnFailure: false },
    )
  },
)
