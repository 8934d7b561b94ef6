/** @jest-environment-options {"hashesInFull": true} */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase, type ConnectedDatabase } from '../../platform/database/connect'
import { migrateToLatest } from '../../platform/database/migrate'
import { aProduct, aSession, aUserAccount } from '../../testing/builders'
import { aCoupon, anAddress, anOrderer } from '../../testing/cart-builders'
import { emptyDatabase } from '../../testing/fresh-database'
import { findPartialWrites, piecesByProduct } from '../../testing/servers/find-partial-writes'
import { testClock } from '../../testing/servers/test-clock'
import { builtServer, startServer, type ServerProcess } from '../../testing/servers/server-process'

// The embedded database takes seconds to open, a database server doesn't.
const rounds = process.env['TEST_DATABASE_URL'] ? 6 : 2
const stockAtFirst = 100_000
let serverFile: string
let folder: string
let place: { databaseUrl?: string; dataFolder?: string; drop: () => Promise<void> }
let environment: Record<string, string>
let shop: { productId: number; paymentId: number; couponCode: string; memberTokens: string[] }

beforeAll(async () => {
  serverFile = await builtServer()
  folder = await mkdtemp(join(tmpdir(), 'storefront-killed-'))
  place = await emptyDatabase(folder)
  environment = { DATA_FOLDER: folder, ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}) }
  shop = await inDatabase(openShop)
}, 120_000)
afterAll(async () => {
  await place.drop()
  await rm(folder, { recursive: true, force: true })
})

async function inDatabase<T>(work: (database: ConnectedDatabase) => Promise<T>): Promise<T> {
  const database = await connectDatabase(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function openShop({ db }: ConnectedDatabase) {
  await migrateToLatest(db)
  await db.insertInto('channel').values({ code: 'tsunagu', name: 'つなぐ' }).execute()
  await db
    .insertInto('tax_rate')
    .values([
      { tax_class: 'standard', valid_from: '2019-10-01', rate: 10 },
      { tax_class: 'reduced', valid_from: '2019-10-01', rate: 8 },
    ])
    .execute()
  const { id: productId } = await aProduct(db, { stock: stockAtFirst })
  await aCoupon(db, { code: 'KILL' })
  const memberTokens = []
  for (let index = 0; index < rounds; index += 1) {
    const { id } = await aUserAccount(db)
    await db.insertInto('point_balance').values({ user_account_id: id, point: 1000 }).execute()
    await db
      .insertInto('point_ledger')
      .values({ user_account_id: id, kind: 'granted', point: 1000, created_at: testClock.now() })
      .execute()
    memberTokens.push(await aSession(db, id))
  }
  const { id: paymentId } = await db
    .selectFrom('payment')
    .select('id')
    .where('code', '=', 'cash_on_delivery')
    .executeTakeFirstOrThrow()
  return { productId, paymentId, couponCode: 'KILL', memberTokens }
}

async function aReadyCart(server: ServerProcess, memberToken?: string): Promise<string> {
  const { body } = await server.call('POST', '/v1/carts/init', { body: {}, token: memberToken })
  const token = body.token as string
  const patch = (path: string, more: object) =>
    server.call('PATCH', `/v1/carts/${path}`, { body: { token, ...more }, token: memberToken })
  await patch('products/add', { product_id: shop.productId, quantity: 2 })
  await patch('shippings/add', { address: anAddress() })
  if (memberToken) {
    // A member can use a coupon only once, so the second cart's coupon is rejected and that cart continues
    // without a coupon.
    await patch('coupons/add', { code: shop.couponCode })
    await patch('point', { point: 300 })
  }
  await patch('order/modify', { payment_id: shop.paymentId, orderer: anOrderer() })
  return token
}

const registration = () => ({
  last_name: '山田',
  first_name: '太郎',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'タロウ',
  email: `new-${randomUUID()}@example.jp`,
  password: 'Gift-2026',
  password_confirmation: 'Gift-2026',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '１－１',
  phone_number: '0312345678',
})

test('leaves every order complete or absent when the server is killed', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(serverFile, environment)
    const member = shop.memberTokens[round]!
    const asked = (key: string) => ({ body: { idempotency_key: key }, token: member })
    const { body: standing } = await server.call(
      'POST',
      `/v1/carts/${await aReadyCart(server, member)}/decision`,
      asked(`standing-${round}`),
    )
    const [order] = (await server.call('GET', '/v1/me/orders', { token: member })).body.data as {
      id: number
    }[]
    const carts = [await aReadyCart(server), await aReadyCart(server)]
    const ownCart = await aReadyCart(server, member)
    const changing = await aReadyCart(server)

    const calls = [
      ...carts.map((token) =>
        server.call('POST', `/v1/carts/${token}/decision`, { body: { idempotency_key: token } }),
      ),
      server.call('POST', `/v1/carts/${ownCart}/decision`, asked(ownCart)),
      server.call('PUT', `/v1/me/orders/${order!.id}/cancel`, {
        body: { cancel_reason: '不要になった' },
        token: member,
      }),
      server.call('PATCH', '/v1/carts/products/add', {
        body: { token: changing, product_id: shop.productId, quantity: 1 },
      }),
      server.call('PATCH', '/v1/carts/shippings/add', {
        body: { token: changing, address: anAddress({ city: '港区' }) },
      }),
      server.call('PATCH', '/v1/carts/shippings/reset', { body: { token: changing } }),
      server.call('POST', '/v1/users', { body: registration() }),
      server.call('POST', '/v1/me/user-addresses', {
        body: { ...anAddress(), address2: '', is_default: true },
        token: member,
      }),
    ]
    const settled = Promise.allSettled(calls)
    // Wait longer in each round, so that the crash hits a different part of the work.
    await new Promise((resolve) => setTimeout(resolve, 8 + round * 14))
    await server.kill()
    await settled

    const found = await inDatabase(({ db }) => findPartialWrites(db, folder))
    expect({ round, ...found }).toEqual({ round })
    expect(await inDatabase(({ db }) => piecesByProduct(db))).toEqual({ [shop.productId]: stockAtFirst })
    expect(standing.status).toBe('accepted')
  }
}, 180_000)

test('places one order when the client retries after a server crash', async () => {
  const server = await startServer(serverFile, environment)
  const token = await aReadyCart(server)
  const cutOff = server
    .call('POST', `/v1/carts/${token}/decision`, { body: { idempotency_key: 'again' } })
    .catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 15))
  await server.kill()
  await cutOff

  const again = await startServer(serverFile, environment)
  const [first, second] = [await decide(again, token), await decide(again, token)]
  await again.kill('SIGTERM')

  expect(first).toBe(second)
  expect(
    await inDatabase(({ db }) =>
      db
        .selectFrom('order')
        .innerJoin('cart', 'cart.id', 'order.cart_id')
        .select('order_no')
        .where('token', '=', token)
        .execute(),
    ),
  ).toHaveLength(1)
}, 60_000)

async function decide(server: ServerProcess, token: string): Promise<string> {
  return (await server.call('POST', `/v1/carts/${token}/decision`, { body: { idempotency_key: 'again' } }))
    .body.order_no as string
}
