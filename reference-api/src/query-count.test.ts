import type { Endpoint } from '@storefront/contracts'
import { sql } from 'kysely'
import type { Database } from './platform/database/schema'
import { allEndpoints } from './testing/all-endpoints'
import { countQueries } from './testing/count-queries'
import { aProduct, anAccessory, aSession } from './testing/builders'
import { anAddress, aReadyShopper, aShopper } from './testing/cart-builders'
import { buildUrl, callEndpoint } from './testing/endpoints/endpoint-request'
import { endpointWorld, type EndpointWorld } from './testing/endpoints/endpoint-world'
import type { ExampleRequest } from './testing/endpoints/example'
import { buildRequest, findExample } from './testing/endpoints/find-examples'

type Asked = { queries: number; rows: number }

let world: EndpointWorld
const few = new Map<string, Asked>()
const many = new Map<string, Asked>()

const isList = ({ method, response }: Endpoint) =>
  method === 'GET' && (response?.schema as { data?: { type: string } } | null)?.data?.type === 'array'
const lists = allEndpoints().filter(
  ([name, endpoint]) => isList(endpoint) && !findExample(name).isFixedLength && !findExample(name).isCompound,
)
const compounds = allEndpoints().filter(([name]) => findExample(name).isCompound)
const measured = [...lists, ...compounds]

/** Requests for lists that belong to one cart, order or product. Each request is created once. */
const requests = new Map<string, ExampleRequest>()

beforeAll(async () => {
  world = await endpointWorld()
  for (const [name] of measured) requests.set(name, await buildRequest(world, name))
  await ownThings()
  for (const [name, endpoint] of measured) few.set(name, await ask(name, endpoint))
  await growEverything()
  for (const [name, endpoint] of measured) many.set(name, await ask(name, endpoint))
}, 120_000)
afterAll(() => world.api.close())

async function ask(name: string, endpoint: Endpoint): Promise<Asked> {
  const request = requests.get(name)!
  const { per = 100, isAskedByGuest = false } = findExample(name)
  const schema = (endpoint.query?.schema ?? {}) as object
  const query = [request.query, 'per' in schema ? `per=${per}` : ''].filter(Boolean).join('&')
  let rows = 0
  const get = () =>
    world.api.call('GET', buildUrl(endpoint, { ...request, query }), {
      as: isAskedByGuest ? undefined : world.member,
      cookies: request.cookies,
    })
  // Warm up the caches.
  await get()
  const queries = await countQueries(world.db, async () => {
    const { status, body } = await get()
    if (status !== 200) throw new Error(`${name} answered ${status} ${JSON.stringify(body)}`)
    // Measure the length of the response, because grouped lists grow inside their groups.
    rows = JSON.stringify(body).length
  })
  return { queries, rows }
}

async function putOnSharedList(product_id: number) {
  const { db, member } = world
  const { id: user_list_id } = await db
    .selectFrom('user_list')
    .select('id')
    .where('share_token', '=', String(requests.get('getSharedList')!.params!['token']))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('user_list_product')
    .values({ user_list_id, user_account_id: member.id, product_id, created_at: world.api.clock.now() })
    .execute()
}

async function addFirstRow(listName: string) {
  const { filledBy } = findExample(listName)
  if (!filledBy) return
  const [, endpoint] = allEndpoints().find(([name]) => name === filledBy)!
  const { status, body } = await callEndpoint(
    world,
    endpoint,
    await buildRequest(world, filledBy),
    world.member,
  )
  if (status >= 400) throw new Error(`${filledBy} answered ${status} ${JSON.stringify(body)}`)
}

/** Creates one of everything that a member can own, including the requests' carts and products. */
async function ownThings() {
  const { api, db, member, product } = world
  for (const [name] of measured) await addFirstRow(name)
  await putOnSharedList(product.id)
  await db
    .insertInto('point_ledger')
    .values({ user_account_id: member.id, kind: 'granted', point: 1, created_at: world.api.clock.now() })
    .execute()
  await db.updateTable('coupon').set({ is_listed: true }).execute()
  await db.updateTable('popup').set({ event_name: null }).execute()
  const { cookies } = await api.call('POST', '/v1/product-histories', { body: { product_id: product.id } })
  requests.set('listGuestProductHistories', {
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
  })
  const shopper = await aReadyShopper(api, { as: member, productId: product.id })
  for (const name of ['getCart', 'listCartLeadtimes', 'listCartPayments'])
    requests.set(name, { params: { token: shopper.cart.token } })
  for (const name of [
    'getProduct',
    'listRecommendedProducts',
    'listProductAccessories',
    'listProductReviews',
  ])
    requests.set(name, { params: { key: product.key } })
  const accessory = await anAccessory(db)
  await db
    .insertInto('product_accessory')
    .values({ product_id: product.id, accessory_id: accessory.id })
    .execute()
  await db
    .insertInto('product_review')
    .values({ product_id: product.id, nickname: 'はな', rating: 5 })
    .execute()
}

const copied = new Set(measured.flatMap(([name]) => findExample(name).grows ?? []))

/** Gives copied rows different text in unique columns, and leaves out flags that only one row may have. */
async function copy(table: keyof Database) {
  const { rows: columns } = await sql<{
    name: string
    isApart: boolean
  }>`select column_name as name, data_type = 'text' and column_name <> 'table_name' and exists (
      select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = ${table}::regclass and i.indisunique and a.attname = column_name) or (table_name = 'coupon' and column_name = 'code') as "isApart"
    from information_schema.columns where table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER' and column_name not in ('is_main', 'is_default', 'is_sender_default')`.execute(
    world.db,
  )
  const names = columns.map(({ name }) => sql.ref(name))
  const values = columns.map(({ name, isApart }) =>
    table === 'user_address' && name === 'division_ct'
      ? sql`2`
      : isApart
        ? sql`${sql.ref(name)} || '-' || n`
        : sql.ref(name),
  )
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) select ${sql.join(values)} from ${sql.table(table)}, generate_series(1, 3) n`.execute(
    world.db,
  )
}

async function growEverything() {
  const { api, db, member, product, send } = world
  for (const table of copied) await copy(table)
  for (let index = 0; index < 3; index += 1) await aSession(db, member.id)
  await db
    .insertInto('point_ledger')
    .values(
      [1, 2, 3].map((point) => ({
        user_account_id: member.id,
        kind: 'granted' as const,
        point,
        created_at: world.api.clock.now(),
      })),
    )
    .execute()
  const { id: collection_id } = await db
    .selectFrom('collection')
    .select('id')
    .where('alias', '=', 'ranking')
    .executeTakeFirstOrThrow()
  const { id: occasion_id, channel_id } = await db
    .selectFrom('occasion')
    .select(['id', 'channel_id'])
    .where('key', '=', 'oseibo')
    .executeTakeFirstOrThrow()
  const recipients = await db
    .insertInto('recipient')
    .values(['friend', 'boss', 'child'].map((key) => ({ channel_id, key, name: key })))
    .returning('id')
    .execute()
  await db
    .insertInto('occasion_recipient')
    .values(recipients.map(({ id: recipient_id }) => ({ occasion_id, recipient_id })))
    .execute()
  const { id: school_set_id } = await db.selectFrom('school_set').select('id').executeTakeFirstOrThrow()
  const gifted = await aShopper(api)
  for (let index = 0; index < 4; index += 1) {
    const other = await aProduct(api.db, {
      product_model_id: index % 2 ? product.product_model_id : undefined,
      is_listed: index % 2 === 0,
    })
    const accessory = await anAccessory(db)
    await db
      .insertInto('product_accessory')
      .values({ product_id: product.id, accessory_id: accessory.id })
      .execute()
    await db
      .insertInto('product_related')
      .values({ product_id: product.id, related_product_id: other.id })
      .execute()
    await db
      .insertInto('collection_product')
      .values({ collection_id, product_id: other.id, position: 50 + index })
      .execute()
    await putOnSharedList(other.id)
    await db
      .insertInto('school_set_product')
      .values({ school_set_id, product_id: other.id, quantity: 1 })
      .execute()
    await send('POST', `/v1/products/${other.id}/likes`)
    await send('POST', '/v1/product-histories', { product_id: other.id })
    await api.call('POST', '/v1/product-histories', {
      body: { product_id: other.id },
      cookies: requests.get('listGuestProductHistories')!.cookies,
    })
    await send('PATCH', '/v1/carts/products/add', {
      token: requests.get('getCart')!.params!['token'],
      product_id: other.id,
      quantity: 1,
    })
    await gifted.add(other.id)
  }
  const token = requests.get('getCart')!.params!['token']
  const { key } = (await send('GET', `/v1/carts/${token}`)).data.detail.products[0]
  await send('PATCH', '/v1/carts/shippings/add', {
    token,
    address: anAddress({ city: '港区' }),
    product_keys: [key],
  })
  await gifted.patch('social/receiver', {
    is_social_gift: true,
    receiver_name: '佐藤さま',
    sender_name: '山田',
  })
  await gifted.payByCard('4242424242424242')
  const { order_no } = await gifted.decide()
  requests.set('getSocialGiftProducts', {
    params: {
      token: String(
        (await gifted.send('GET', `/v1/carts/order/${order_no}?token=${gifted.cart.token}`)).body.social_gift
          .path,
      )
        .split('/')
        .at(-1)!,
    },
  })
  await orderMany()
}

async function orderMany() {
  const { api, db, member } = world
  const guest = await aReadyShopper(api)
  for (let index = 0; index < 3; index += 1) await guest.add((await aProduct(db)).id)
  const { order_no } = await guest.decide()
  requests.set('getCartOrder', { params: { orderNo: order_no }, query: `token=${guest.cart.token}` })
  const other = await api.signIn()
  for (let index = 0; index < 3; index += 1) {
    const shopper = await aReadyShopper(api, { as: other })
    await shopper.add((await aProduct(db)).id)
    await shopper.decide()
  }
  await db
    .updateTable('order')
    .set({ user_account_id: member.id })
    .where('user_account_id', '=', other.id)
    .execute()
  const { id } = await db
    .selectFrom('order')
    .select('id')
    .where('user_account_id', '=', member.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  requests.set('getOrder', { params: { id } })
  const [blog, ...products] = [
    await db.selectFrom('blog').select('id').where('key', '=', 'towel-care').executeTakeFirstOrThrow(),
    ...(await db.selectFrom('product').select('id').limit(6).execute()),
  ]
  await db
    .insertInto('blog_product')
    .values(products.map(({ id: product_id }) => ({ blog_id: blog.id, product_id })))
    .onConflict((on) => on.doNothing())
    .execute()
  const news = await db.selectFrom('news').select('id').where('key', '=', 'opening').executeTakeFirstOrThrow()
  await db
    .insertInto('news_product')
    .values(products.map(({ id: product_id }) => ({ news_id: news.id, product_id })))
    .onConflict((on) => on.doNothing())
    .execute()
}

test.each(measured)('%s takes the same number of queries for few and many rows', (name) => {
  const [before, after] = [few.get(name)!, many.get(name)!]

  expect({
    name,
    rowsGrew: after.rows > before.rows,
    isAsked: before.queries > 0,
    queries: after.queries,
  }).toEqual({ name, rowsGrew: true, isAsked: true, queries: before.queries })
  expect(after.queries).toBeLessThanOrEqual(20)
})
