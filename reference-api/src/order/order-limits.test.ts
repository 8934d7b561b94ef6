import type { PaymentKind } from '@storefront/contracts'
import { aProduct } from '../testing/builders'
import { anAddress, anOrderer, stockOf } from '../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../testing/fresh-api'

let api: FreshApi
let productId: number

beforeAll(async () => {
  api = await freshApi()
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('rate_limit').execute()
  productId = (await aProduct(api.db, { stock: 1_000 })).id
})
afterAll(() => api.close())

type Buyer = { email?: string; from?: string; kind?: PaymentKind; as?: SignedIn }

/** A cart that is ready to be decided, and its confirmation. */
async function aConfirmation({ email = 'a@example.jp', from = '203.0.113.1', kind = 'bank_transfer', as }: Buyer) {
  const send = (method: string, url: string, body?: object) => api.call(method, url, { as, body, headers: { 'x-forwarded-for': from } })
  const { token } = (await send('POST', '/v1/carts/init', {})).body
  await send('PATCH', '/v1/carts/products/add', { token, product_id: productId, quantity: 1 })
  await send('PATCH', '/v1/carts/shippings/add', { token, address: anAddress() })
  const payments = (await send('GET', `/v1/payments/carts/${token}`)).body.data as { id: number; kind: PaymentKind }[]
  await send('PATCH', '/v1/carts/order/modify', { token, payment_id: payments.find((one) => one.kind === kind)!.id, orderer: anOrderer({ email }) })
  return () => send('POST', `/v1/carts/${token}/decision`, { idempotency_key: token })
}

const buy = async (buyer: Buyer) => (await aConfirmation(buyer))()
const times = async (count: number, make: (index: number) => Buyer) => {
  const answers = []
  for (let index = 0; index < count; index += 1) answers.push(await buy(make(index)))
  return answers
}

test.each(['bank_transfer', 'cash_on_delivery'] as const)('one mail holds stock with five unpaid orders (%s), from however many addresses', async (kind) => {
  const answers = await times(6, (index) => ({ email: index % 2 ? `${kind}@example.jp` : `${kind.toUpperCase()}@example.jp`, from: `198.51.100.${index}`, kind }))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(answers[5]?.body).toMatchObject({ code: 'order.too_many_unpaid', message: expect.stringContaining('お支払いがお済みでないご注文') })
  expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(await stockOf(api.db, productId)).toBe(995)
})

test('one address holds stock with ten unpaid orders, under however many names', async () => {
  const answers = await times(11, (index) => ({ email: `name-${index}@example.jp`, from: '198.51.100.200' }))

  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429])
  expect(await stockOf(api.db, productId)).toBe(990)
})

test('what is paid for, cancelled or a week old holds nothing any more', async () => {
  const email = 'pays@example.jp'
  await times(5, (index) => ({ email, from: `198.51.101.${index}` }))
  const numbers = (await api.db.selectFrom('order').select('id').where('email', '=', email).orderBy('id').execute()).map(({ id }) => id)
  expect((await buy({ email, from: '198.51.101.9' })).status).toBe(429)

  await api.db.updateTable('order').set({ status: 'accepted' }).where('id', '=', numbers[0]!).execute()
  expect((await buy({ email, from: '198.51.101.10' })).status).toBe(200)
  await api.db.updateTable('order').set({ status: 'cancelled' }).where('id', '=', numbers[1]!).execute()
  expect((await buy({ email, from: '198.51.101.11' })).status).toBe(200)
  await api.db.updateTable('order').set({ ordered_at: '2020-01-01T00:00:00+09:00' }).where('id', '=', numbers[2]!).execute()
  expect((await buy({ email, from: '198.51.101.12' })).status).toBe(200)
})

test('of eight unpaid orders that one mail places at once, five stand', async () => {
  const confirmations = []
  for (let index = 0; index < 8; index += 1) confirmations.push(await aConfirmation({ email: 'races@example.jp', from: `198.51.102.${index}` }))

  const answers = await Promise.all(confirmations.map((confirm) => confirm()))

  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(3).fill(429)])
  expect(await stockOf(api.db, productId)).toBe(995)
})

test('an order keeps no address, only what tells that two came from one', async () => {
  await buy({ email: 'private@example.jp', from: '203.0.113.77' })

  const { address_mark } = await api.db.selectFrom('order').select('address_mark').where('email', '=', 'private@example.jp').executeTakeFirstOrThrow()

  expect(address_mark).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await api.db.selectFrom('order').selectAll().where('email', '=', 'private@example.jp').execute())).not.toContain('203.0.113.77')
})

async function untilRefused(send: (attempt: number) => Promise<{ status: number; headers: Record<string, unknown>; body: { code: string; message: string } }>) {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const answer = await send(attempt)
    if (answer.status === 429) return { attempt, answer }
  }
  throw new Error('never refused')
}

test('confirming is limited per address, account and cart, with words and a time', async () => {
  const as = await api.signIn()
  const decide = (token: string, from: string, who?: SignedIn) => api.call('POST', `/v1/carts/${token}/decision`, { as: who, body: { idempotency_key: 'x' }, headers: { 'x-forwarded-for': from } })

  const limits = [
    await untilRefused((attempt) => decide(`cart-${attempt}`, '192.0.2.1')),
    await untilRefused((attempt) => decide(`cart-${attempt}`, `192.0.3.${attempt}`, as)),
    await untilRefused((attempt) => decide('one-cart', `192.0.4.${attempt}`)),
  ]

  expect(limits.map(({ attempt }) => attempt)).toEqual([61, 31, 21])
  for (const { answer } of limits) {
    expect(answer.body.message).toContain('もう一度お試しください')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
})
