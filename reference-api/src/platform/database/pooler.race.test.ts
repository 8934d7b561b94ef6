import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { aProduct } from '../../testing/builders'
import { aReadyShopper, fetchStock } from '../../testing/cart-builders'
import { freshApi } from '../../testing/fresh-api'
import { emptyDatabase, type DatabasePlace } from '../../testing/fresh-database'
import { hasPgbouncer, startPgbouncer } from '../../testing/servers/start-pgbouncer'
import { connectDatabase, type ConnectedDatabase, type DatabaseOptions } from './connect'
import { isMigrated, migrateShop } from './migrate'
import { oneAtATime } from './one-at-a-time.sql'

const throughPooler = process.env['TEST_DATABASE_URL'] && hasPgbouncer() ? test : test.skip

let place: DatabasePlace
let pooler: Awaited<ReturnType<typeof startPgbouncer>>
let options: DatabaseOptions
let database: ConnectedDatabase
let direct: pg.Client
beforeEach(async () => {
  if (throughPooler === test.skip) return
  place = await emptyDatabase('')
  pooler = await startPgbouncer(place.databaseUrl ?? '')
  options = { databaseUrl: pooler.url, directUrl: place.databaseUrl }
  database = await connectDatabase(options)
  direct = new pg.Client({ connectionString: place.databaseUrl })
  await direct.connect()
})
afterEach(async () => {
  if (throughPooler === test.skip) return
  await Promise.all([database.close(), direct.end()])
  await pooler.stop()
  await place.drop()
})

/** Counts the advisory locks in this test's database. Other tests use the server, too. */
const countSessionLocks = async () =>
  (
    await direct.query(`select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`)
  ).rowCount

throughPooler(
  'sells the last unit once through the pooler',
  async () => {
    await migrateShop(database, options)
    const api = await freshApi(
      { rateLimitFactor: 100 },
      { database: { ...database, close: async () => undefined } },
    )
    await api.db.insertInto('channel').values({ code: 'tsunagu', name: 'つなぐ' }).execute()
    const product = await aProduct(api.db, { stock: 1 })
    const buyers = []
    for (let count = 0; count < 8; count += 1)
      buyers.push(await aReadyShopper(api, { productId: product.id }))

    const results = await Promise.allSettled(buyers.map((buyer) => buyer.decide()))
    const stock = await fetchStock(api.db, product.id)
    await api.close()

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(
      Array(7).fill('cart.product.sold_out'),
    )
    expect(stock).toBe(0)
  },
  120_000,
)

throughPooler(
  'migrates once past the pooler and leaves no lock',
  async () => {
    const neighbours = await Promise.all([1, 2, 3].map(() => connectDatabase(options)))

    await Promise.all(neighbours.map((one) => migrateShop(one, options)))

    expect(await isMigrated(database.db)).toBe(true)
    expect(await countSessionLocks()).toBe(0)
    await Promise.all(neighbours.map((one) => one.close()))
  },
  60_000,
)

throughPooler('takes and releases a session lock past the pooler', async () => {
  expect(await oneAtATime(options, 'import', countSessionLocks)).toBe(1)

  // A lock that stayed at a pooled connection would keep the second program out.
  await expect(oneAtATime(options, 'import', async () => 'done')).resolves.toBe('done')
})

throughPooler('keeps statements apart that two processes name alike', async () => {
  const ask = async (addend: number) => {
    const process = new pg.Client({ connectionString: pooler.url })
    await process.connect()
    return {
      end: () => process.end(),
      sum: async () => (await process.query({ name: 's0-0', text: `select 1 + ${addend} as sum` })).rows,
    }
  }
  const [one, two] = [await ask(1), await ask(2)]

  for (let count = 0; count < 5; count += 1) {
    expect(await one.sum()).toEqual([{ sum: 2 }])
    expect(await two.sum()).toEqual([{ sum: 3 }])
  }
  await Promise.all([one.end(), two.end()])
})

throughPooler('fails at most one transaction when a migration changes a statement', async () => {
  await direct.query('create table note (id int); insert into note values (1)')
  const readNote = CompiledQuery.raw('select * from note where id = $1', [1])
  const readInTransaction = () => database.db.transaction().execute((trx) => trx.executeQuery(readNote))
  for (let count = 0; count < 5; count += 1) await readInTransaction()
  await direct.query('alter table note add column body text')

  const failures: unknown[] = []
  for (let count = 0; count < 20; count += 1)
    await readInTransaction().catch((cause: Error) => failures.push(cause.message))

  expect(failures).toEqual(['cached plan must not change result type'])
})
