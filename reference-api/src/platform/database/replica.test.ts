import { aProduct } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { freshDatabase } from '../../testing/fresh-database'
import { connectDatabase, type ConnectedDatabase } from './connect'

let api: FreshApi
let replica: ConnectedDatabase

/** A replica that never changes, so its data can be told apart from the main database's. */
beforeAll(async () => {
  replica = await freshDatabase()
  await aProduct(replica.db, { key: 'as-the-replica-knows-it' })
  api = await freshApi({}, { replica })
  await aProduct(api.db, { key: 'as-the-main-one-knows-it' })
}, 60_000)
afterAll(async () => {
  await api.close()
  await replica.close()
})

test('reads catalogue and content from the replica', async () => {
  const { body } = await api.call('GET', '/v1/products')

  expect(body.data.map(({ key }: { key: string }) => key)).toEqual(['as-the-replica-knows-it'])
  expect((await api.call('GET', '/v1/products/as-the-replica-knows-it')).status).toBe(200)
})

test('reads carts and recent writes from the main database', async () => {
  const { id } = await api.db
    .selectFrom('product')
    .select('id')
    .where('key', '=', 'as-the-main-one-knows-it')
    .executeTakeFirstOrThrow()
  const shopper = await aShopper(api)
  const as = await api.signIn()

  await shopper.add(id)
  await api.call('POST', '/v1/me/bookmarks', { as, body: { title: '特集', url: '/lp/gift' } })

  expect(shopper.detail.products.map(({ product_info }) => product_info.key)).toEqual([
    'as-the-main-one-knows-it',
  ])
  expect((await api.call('GET', '/v1/me/bookmarks', { as })).body.data).toHaveLength(1)
  expect(await replica.db.selectFrom('cart').selectAll().execute()).toEqual([])
})

test('shows a like of the main database in the replica’s answer', async () => {
  const [{ id }] = (await api.call('GET', '/v1/products')).body.data
  const as = await api.signIn()

  await api.call('POST', `/v1/products/${id}/likes`, { as })

  const [liked] = (await api.call('GET', '/v1/products', { as })).body.data
  expect(liked).toMatchObject({ key: 'as-the-replica-knows-it', is_favorite: true })
})

const onServer = process.env['TEST_DATABASE_URL'] ? test : test.skip // The embedded database has no replica.

onServer('opens read-only connections to the replica in DATABASE_REPLICA_URL', async () => {
  const url = process.env['TEST_DATABASE_URL']
  const database = await connectDatabase({ databaseUrl: url, replicaUrl: url, poolSize: 1 })

  const readOnly = await database.readDb
    .selectNoFrom(({ fn, val }) => fn<string>('current_setting', [val('transaction_read_only')]).as('value'))
    .executeTakeFirstOrThrow()
  const writable = await database.db
    .selectNoFrom(({ fn, val }) => fn<string>('current_setting', [val('transaction_read_only')]).as('value'))
    .executeTakeFirstOrThrow()

  expect([readOnly.value, writable.value]).toEqual(['on', 'off'])
  await database.close()
})
