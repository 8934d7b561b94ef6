import { sql } from 'kysely'
import type { ConnectedDatabase } from '../platform/database/connect'
import { freshDatabase } from './fresh-database'

// On the embedded database, the query would wait for its own transaction forever.
const onServer = process.env['TEST_DATABASE_URL'] ? test : test.skip

let database: ConnectedDatabase
beforeAll(async () => (database = await freshDatabase()), 60_000)
afterAll(() => database.close())

const one = sql`select 1 as one`

onServer('rejects a query outside the transaction that waits for it', async () => {
  const { db } = database

  await expect(db.transaction().execute(() => one.execute(db))).rejects.toThrow('beside its own transaction')
  await expect(
    db.transaction().execute(() => db.transaction().execute((inner) => one.execute(inner))),
  ).rejects.toThrow('beside its own transaction')
})

test('allows queries in the transaction and after it', async () => {
  const { db } = database
  const asked = await db.transaction().execute((trx) => one.execute(trx))

  expect(asked.rows).toEqual([{ one: 1 }])
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }])
})
