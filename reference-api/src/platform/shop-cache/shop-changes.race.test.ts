import { aProduct } from '../../testing/builders'
import { freshDatabase } from '../../testing/fresh-database'
import { fetchShopVersion } from './shop-version.sql'
import { followShopChanges } from '@storefront/contracts/shop-changes'

// The embedded database has only one connection.
const onServer = process.env['TEST_DATABASE_URL'] ? test : test.skip

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => (database = await freshDatabase()), 60_000)
afterAll(() => database.close())

const follow = (now?: () => number) => followShopChanges((since) => fetchShopVersion(database.db, since), now)

const sell = (db: typeof database.db, id: number) =>
  db.updateTable('product_stock').set({ quantity: 3 }).where('product_id', '=', id).execute()

onServer('notices a change that began first and was committed last', async () => {
  const [slow, quick] = [
    await aProduct(database.db, { key: 'slow', stock: 5 }),
    await aProduct(database.db, { key: 'quick', stock: 5 }),
  ]
  const changes = follow()
  const first = await changes.current()
  let commit: () => void = () => undefined
  const told = new Promise<void>((resolve) => (commit = resolve))
  let tellWritten: () => void = () => undefined
  const written = new Promise<void>((resolve) => (tellWritten = resolve))
  const slowSale = database.db.transaction().execute(async (trx) => {
    await sell(trx, slow.id)
    tellWritten()
    await told
  })
  await written

  await sell(database.db, quick.id)
  const second = await changes.current()
  expect(changes.hasChanged([`product:${quick.id}`], first.at)).toBe(true)
  expect(changes.hasChanged([`product:${slow.id}`], first.at)).toBe(false)

  commit()
  await slowSale
  await changes.current()
  expect(changes.hasChanged([`product:${slow.id}`], second.at)).toBe(true)
  expect(changes.hasChanged([`product:${quick.id}`], second.at)).toBe(false)
})
