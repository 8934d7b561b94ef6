import { sql } from 'kysely'
import { aProduct } from '../../testing/builders'
import { freshDatabase } from '../../testing/fresh-database'
import { followShopChanges } from '@storefront/contracts/shop-changes'
import { deleteOldChanges, fetchShopVersion } from './shop-version.sql'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => (database = await freshDatabase()), 60_000)
afterAll(() => database.close())

const follow = (now?: () => number) => followShopChanges((since) => fetchShopVersion(database.db, since), now)

const sell = (id: number, quantity = 3) =>
  database.db.updateTable('product_stock').set({ quantity }).where('product_id', '=', id).execute()

test('tells which products have sold since a version', async () => {
  const [sold, kept] = [
    await aProduct(database.db, { key: 'sold', stock: 5 }),
    await aProduct(database.db, { key: 'kept', stock: 5 }),
  ]
  const changes = follow()
  const before = await changes.current()

  await sell(sold.id)
  const after = await changes.current()

  expect(changes.hasChanged([`product:${sold.id}`, 'list'], before.at)).toBe(true)
  expect(changes.hasChanged([`product:${kept.id}`, 'list', 'reviews'], before.at)).toBe(false)
  expect(changes.hasChanged([`product:${sold.id}`], after.at)).toBe(false)
})

test('counts many changes at once as a change of everything', async () => {
  const { id } = await aProduct(database.db, { key: 'many', stock: 5 })
  const changes = follow()
  const before = await changes.current()

  await sql`insert into product (channel_id, product_model_id, key, code, name, unit_price, tax_class)
    select channel_id, product_model_id, key || n, code || n, name, unit_price, tax_class
    from product, generate_series(1, 501) n where id = ${id}`.execute(database.db)
  await sql`insert into product_stock (product_id, quantity) select id, 1 from product where key like 'many_%'`.execute(
    database.db,
  )
  await changes.current()

  expect(changes.hasChanged(['reviews'], before.at)).toBe(true)
})

test('forgets all versions after a pause that may outlast the changes', async () => {
  let nowMs = 0
  const { id } = await aProduct(database.db, { key: 'purged', stock: 5 })
  const changes = follow(() => nowMs)
  const before = await changes.current()

  await sell(id)
  await sql`update shop_change set noted_at = noted_at - interval '2 hours'`.execute(database.db)
  await deleteOldChanges(database.db)
  nowMs = 3_600_000
  await changes.current()

  expect(changes.hasChanged([], before.at)).toBe(true)
})
