import type { PaymentKind } from '@storefront/contracts'
import { aProduct } from '../../testing/builders'
import { anAddress, anOrderer, fetchStock } from '../../testing/cart-builders'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
let productId: number

beforeAll(async () => {
  api = await freshApi()
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('rate_limit').execute()
  productId = (await aProduct(api.db, { stock: 1_000 })).id
})
afterEach(() => api.resetClock())
afterAll(() => api.close())

const dayMs = 24 * 60 * 60 * 1000

type Buyer = { email?: string; from?: string; kind?: PaymentKind; as?: SignedIn }

async function aConfirmation({
  email = 'a@example.jp',
  from = '203.0.113.1',
  kind = 'bank_transfer',
  as,
}: Buyer) {
  const send = (method: string, url: string, body?: object) =>
    api.call(method, url, { as, body, headers: { 'x-forwarded-for': from } })
  const { token } = (await send('POST', '/v1/carts/init', {})).body
  await send('PATCH', '/v1/carts/products/add', { token, product_id: productId, quantity: 1 })
  await send('PATCH', '/v1/carts/shippings/add', { token, address: anAddress() })
  const payments = (await send('GET', `/v1/payments/carts/${token}`)).body.data as {
    id: number
    kind: PaymentKind
  }[]
  const card = kind === 'card' ? await aCard(from) : undefined
  const payment_id = payments.find((one) => one.kind === kind)!.id
  await send('PATCH', '/v1/carts/order/modify', { token, payment_id, card, orderer: anOrderer({ email }) })
  return () => send('POST', `/v1/carts/${token}/decision`, { idempotency_key: token })
}

async function aCard(from: string) {
  const body = { number: '4111111111111111', expiration: '12/40', security_code: '123', name: 'TARO YAMADA' }
  return (await api.call('POST', '/sandbox-payment/tokens', { body, headers: { 'x-forwarded-for': from } }))
    .body as object
}

const buy = async (buyer: Buyer) => (await aConfirmation(buyer))()
const times = async (count: number, make: (index: number) => Buyer) => {
  const answers = []
  for (let index = 0; index < count; index += 1) answers.push(await buy(make(index)))
  return answers
}

/** Copies the newest order, giving each copy a different name. */
async function standingBeside(count: number) {
  const { id, order_no, ...order } = await api.db
    .selectFrom('order')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: count }, (_, index) => ({
    ...order,
    order_no: `${order_no}-${index}`,
    cart_id: null,
    email: `name-${id}-${index}@example.jp`,
    idempotency_key: `copy-${id}-${index}`,
    receipt_token_hash: `copy-${id}-${index}`,
    cancel_only_ecd_key: `copy-${id}-${index}`,
    orderer: JSON.stringify(order.orderer),
    detail: JSON.stringify(order.detail),
    amount_by_tax_rate: JSON.stringify(order.amount_by_tax_rate),
  }))
  await api.db.insertInto('order').values(copies).execute()
}

test.each(['bank_transfer', 'cash_on_delivery'] as const)(
  'limits unpaid orders of one email address to five (%s)',
  async (kind) => {
    const answers = await times(6, (index) => ({
      email: index % 2 ? `${kind}@example.jp` : `${kind.toUpperCase()}@example.jp`,
      from: `198.51.100.${kind.length}`,
      kind,
    }))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(answers[5]?.body).toMatchObject({
      code: 'order.too_many_unpaid',
      message: expect.stringMatching(/お支払いがお済みでないご注文.*クレジットカードなど.*ログイン/),
    })
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(await fetchStock(api.db, productId)).toBe(995)
  },
)

test('doesn’t count a stranger’s unpaid orders against the email’s owner', async () => {
  const email = 'owner@example.jp'
  const strangers = await times(6, () => ({ email, from: '198.51.107.1' }))

  const owners = await times(3, (index) => ({
    email,
    from: '198.51.107.2',
    kind: (['bank_transfer', 'cash_on_delivery', 'card'] as const)[index],
  }))

  expect(strangers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(owners.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('exempts members and card payments from the limit per email address', async () => {
  const as = await api.signIn()
  const shared = { email: as.email, from: '198.51.108.1' }
  await times(5, () => shared)

  expect((await buy(shared)).status).toBe(429)
  expect((await buy({ ...shared, kind: 'card' })).status).toBe(200)
  expect((await buy({ ...shared, as })).status).toBe(200)
})

test('limits an IP address to thirty unpaid orders a day', async () => {
  const buyer = (index: number) => ({ email: `name-${index}@example.jp`, from: '198.51.100.200' })
  const first = await buy(buyer(0))
  await standingBeside(28)
  const answers = [first, await buy(buyer(29)), await buy(buyer(30))]

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(await fetchStock(api.db, productId)).toBe(998)
  api.advanceClock(dayMs + 1)
  expect((await buy(buyer(31))).status).toBe(200)
}, 60_000)

test('doesn’t count guests’ unpaid orders against a member', async () => {
  const as = await api.signIn()
  await times(5, (index) => ({ email: as.email, from: `198.51.103.${index}` }))

  const answers = await times(3, (index) => ({
    email: as.email,
    from: '198.51.103.9',
    as,
    kind: (['card', 'bank_transfer', 'cash_on_delivery'] as const)[index],
  }))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('limits a member to five unpaid orders across all email addresses', async () => {
  const as = await api.signIn()

  const answers = await times(6, (index) => ({
    email: `mine-${index}@example.jp`,
    from: `198.51.104.${index}`,
    as,
  }))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
})

test('never limits card payments', async () => {
  const buyer = { email: 'full@example.jp', from: '198.51.105.1' }
  await times(5, () => buyer)
  await standingBeside(25)

  expect((await buy(buyer)).status).toBe(429)
  expect((await buy({ ...buyer, email: 'other@example.jp' })).status).toBe(429)
  expect((await buy({ ...buyer, kind: 'card' })).status).toBe(200)
}, 60_000)

test('stops counting a cash-on-delivery order after three days or once preparation starts', async () => {
  const buyer = () => ({
    email: 'door@example.jp',
    from: '198.51.106.1',
    kind: 'cash_on_delivery' as const,
  })
  await times(5, buyer)
  const first = await api.db
    .selectFrom('order')
    .select('id')
    .where('email', '=', 'door@example.jp')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect((await buy(buyer())).status).toBe(429)

  await api.db.updateTable('order').set({ status: 'preparing' }).where('id', '=', first.id).execute()
  expect((await buy(buyer())).status).toBe(200)
  expect((await buy(buyer())).status).toBe(429)
  api.advanceClock(3 * dayMs + 1)
  expect((await buy(buyer())).status).toBe(200)
})

test('doesn’t count paid, cancelled or week-old orders', async () => {
  const email = 'pays@example.jp'
  await times(5, () => ({ email, from: '198.51.101.1' }))
  const numbers = (
    await api.db.selectFrom('order').select('id').where('email', '=', email).orderBy('id').execute()
  ).map(({ id }) => id)
  expect((await buy({ email, from: '198.51.101.1' })).status).toBe(429)

  await api.db.updateTable('order').set({ status: 'accepted' }).where('id', '=', numbers[0]!).execute()
  expect((await buy({ email, from: '198.51.101.1' })).status).toBe(200)
  await api.db.updateTable('order').set({ status: 'cancelled' }).where('id', '=', numbers[1]!).execute()
  expect((await buy({ email, from: '198.51.101.1' })).status).toBe(200)
  await api.db
    .updateTable('order')
    .set({ ordered_at: '2020-01-01T00:00:00+09:00' })
    .where('id', '=', numbers[2]!)
    .execute()
  expect((await buy({ email, from: '198.51.101.1' })).status).toBe(200)
})

test('accepts five of eight concurrent unpaid orders', async () => {
  const confirmations = []
  for (let index = 0; index < 8; index += 1)
    confirmations.push(await aConfirmation({ email: 'races@example.jp', from: '198.51.102.1' }))

  const answers = await Promise.all(confirmations.map((confirm) => confirm()))

  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(3).fill(429)])
  expect(await fetchStock(api.db, productId)).toBe(995)
})

test('stores a hash instead of the client’s IP address', async () => {
  await buy({ email: 'private@example.jp', from: '203.0.113.77' })

  const { address_mark } = await api.db
    .selectFrom('order')
    .select('address_mark')
    .where('email', '=', 'private@example.jp')
    .executeTakeFirstOrThrow()

  expect(address_mark).toMatch(/^[\w-]{43}$/)
  expect(
    JSON.stringify(
      await api.db.selectFrom('order').selectAll().where('email', '=', 'private@example.jp').execute(),
    ),
  ).not.toContain('203.0.113.77')
})

test('counts an IPv6 network as one address', async () => {
  const email = 'network@example.jp'
  const buyers = [{ from: '2001:db8:7::1' }, { from: '2001:db8:7:0:ffff::2' }, { from: '2001:db8:7:1::1' }]
  for (const buyer of buyers) await buy({ ...buyer, email })

  const orders = await api.db
    .selectFrom('order')
    .select('address_mark')
    .where('email', '=', email)
    .orderBy('id')
    .execute()
  const [first, second, third] = orders.map(({ address_mark }) => address_mark)

  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

async function untilRefused(
  send: (
    attempt: number,
  ) => Promise<{ status: number; headers: Record<string, unknown>; body: { code: string; message: string } }>,
) {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const answer = await send(attempt)
    if (answer.status === 429) return { attempt, answer }
  }
  throw new Error('never refused')
}

test('rate-limits ordering per IP address, account and cart', async () => {
  const as = await api.signIn()
  const decide = (token: string, from: string, who?: SignedIn) =>
    api.call('POST', `/v1/carts/${token}/decision`, {
      as: who,
      body: { idempotency_key: 'x' },
      headers: { 'x-forwarded-for': from },
    })

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
