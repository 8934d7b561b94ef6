import { sql } from 'kysely'
import { aProduct } from '../../testing/builders'
import { freshDatabase } from '../../testing/fresh-database'
import { fetchShopVersion } from './shop-version.sql'

/** More transactions than the counter has rows. */
const writers = 18
// The embedded database has only one connection.
const onServer = process.env['TEST_DATABASE_URL'] ? test : test.skip

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => (database = await freshDatabase()), 60_000)
afterAll(() => database.close())

onServer('counts all concurrent changes without blocking any of them', async () => {
  const products = await Promise.all(
    Array.from({ length: writers }, (_, index) => aProduct(database.db, { key: `set-${index}`, stock: 5 })),
  )
  const before = Number((await fetchShopVersion(database.db)).stock)
  let tellAllHaveWritten: () => void = () => undefined
  const allHaveWritten = new Promise<void>((resolve) => (tellAllHaveWritten = resolve))
  let written = 0
  let during: string | undefined

  // Each transaction stays open until all have written. If one write were blocked, the test would time out.
  await Promise.all(
    products.map(({ id }) =>
      database.db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = '5s'`.execute(trx)
        await trx.updateTable('product_stock').set({ quantity: 3 }).where('product_id', '=', id).execute()
        written += 1
        if (written === writers) {
          during = (await fetchShopVersion(trx)).stock
          tellAllHaveWritten()
        }
        await allHaveWritten
      }),
    ),
  )

  expect(Number(during) - before).toBe(1)
  expect(Number((await fetchShopVersion(database.db)).stock) - before).toBe(writers)
})

onServer("doesn't count a rolled-back change", async () => {
  const { id } = await aProduct(database.db, { key: 'taken-back', stock: 5 })
  const before = await fetchShopVersion(database.db)

  const change = database.db.transaction().execute(async (trx) => {
    await trx.updateTable('product').set({ name: '別の名' }).where('id', '=', id).execute()
    throw new Error('taken back')
  })
  await expect(change).rejects.toThrow('taken back')

  const { shop, stock } = before
  expect(await fetchShopVersion(database.db)).toMatchObject({ shop, stock, changed: [] })
})

onServer('prepared statements survive migrations that change their result', async () => {
  await aProduct(database.db, { key: 'migrated', stock: 5 })
  const read = () => database.db.selectFrom('product').selectAll().execute()
  for (let time = 0; time < 5; time += 1) await Promise.all(Array.from({ length: 5 }, read))

  await sql`alter table product add column newer text`.execute(database.db)

  const answers = await Promise.all(Array.from({ length: 20 }, read))
  expect(answers.map((rows) => rows.length > 0 && rows.every((row) => 'newer' in row))).not.toContain(false)
})
