import { sql } from 'kysely'
import pg from 'pg'
import { emptyDatabase, type DatabasePlace } from '../../testing/fresh-database'
import { connectDatabase, type ConnectedDatabase } from './connect'
import { isMigrated, migrateShop, migrateToLatest } from './migrate'
import { migrations, type Migration } from './migration-files'
import { buildIndex } from './upgrade/build-index.sql'

const onServer = process.env['TEST_DATABASE_URL'] ? test : test.skip // The embedded database has one connection.

let place: DatabasePlace
let database: ConnectedDatabase
let neighbour: ConnectedDatabase
let shop: pg.Client
beforeEach(async () => {
  if (!process.env['TEST_DATABASE_URL']) return
  // Statements that are blocked in these tests get logged as slow.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  place = await emptyDatabase('')
  database = await connectDatabase({ ...place, statementTimeoutMs: 1_500 })
  neighbour = await connectDatabase({ ...place, statementTimeoutMs: 1_500 })
  shop = new pg.Client({ connectionString: place.databaseUrl })
  await shop.connect()
})
afterEach(async () => {
  jest.restoreAllMocks()
  if (!process.env['TEST_DATABASE_URL']) return
  await Promise.all([database.close(), neighbour.close(), shop.end()])
  await place.drop()
})

const running = (...statements: string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
const parcels = running('create table parcel_note (id integer primary key, body text)')
const indexed: Migration = {
  outsideTransaction: true,
  up: (db) => buildIndex(db, { name: 'parcel_note_body', on: 'parcel_note (body)' }),
}
const ask = async (text: string, from = database) => (await from.executeSql(text)).rows

onServer('names a failed migration, rolls it back and keeps the earlier ones', async () => {
  const refused = running('create table half (id integer)', 'create table parcel_note (id integer)')
  const steps = { '1-parcels': parcels, '2-empty': running(), '3-refused': refused }

  await expect(migrateToLatest(database.db, steps)).rejects.toThrow(
    'Migration 3-refused failed: relation "parcel_note" already exists',
  )

  expect(await ask('select name from kysely_migration order by name')).toEqual([
    { name: '1-parcels' },
    { name: '2-empty' },
  ])
  expect(await ask(`select to_regclass('parcel_note')::text as there, to_regclass('half') as half`)).toEqual([
    { there: 'parcel_note', half: null },
  ])
  expect(await migrateToLatest(database.db, { ...steps, '3-refused': running() })).toEqual(['3-refused'])
})

onServer("releases a migration's locks before the next one starts", async () => {
  const steps = {
    '1-parcels': parcels,
    '2-locked': running('lock table parcel_note in access exclusive mode'),
    '3-writes': { up: async () => void (await shop.query('insert into parcel_note values (1)')) },
  }

  await migrateToLatest(database.db, steps)

  expect(await ask('select id from parcel_note')).toEqual([{ id: 1 }])
})

onServer("yields while waiting for a lock, so queued statements aren't blocked", async () => {
  await migrateToLatest(database.db, { '1-parcels': parcels })
  await neighbour.executeSql('insert into parcel_note values (1)')
  const widened = running('alter table parcel_note add column note text')

  // A slow report holds only a weak lock, but the migration has to wait for this lock.
  await shop.query('begin')
  await shop.query('select count(*) from parcel_note')
  const upgrade = migrateToLatest(database.db, { '1-parcels': parcels, '2-widened': widened })
  await untilSomebodyWaits()
  // Queries as a shopper, behind the migration and with a request's timeout.
  const shopper = await connectDatabase({ ...place, statementTimeoutMs: 8_000 })
  expect(await ask('select id from parcel_note', shopper)).toEqual([{ id: 1 }])
  await shopper.close()
  await shop.query('commit')

  expect(await upgrade).toEqual(['2-widened'])
  expect(await ask('select note from parcel_note')).toEqual([{ note: null }])
})

onServer('makes the migration, never the shopper, give way in a deadlock', async () => {
  const gifts = running('create table gift_note (id integer)')
  const both = running(
    'alter table gift_note add column note text',
    'alter table parcel_note add column note text',
  )
  await migrateToLatest(database.db, { '1-parcels': parcels, '2-gifts': gifts })

  await shop.query('begin')
  await shop.query('select count(*) from parcel_note')
  const upgrade = migrateToLatest(database.db, { '1-parcels': parcels, '2-gifts': gifts, '3-both': both })
  await untilSomebodyWaits()
  // The migration holds this table's lock and waits for the other one, which the shopper holds.
  await expect(shop.query('select count(*) from gift_note')).resolves.toMatchObject({ rowCount: 1 })
  await shop.query('commit')

  expect(await upgrade).toEqual(['3-both'])
})

onServer('builds an index while rows are written and other processes wait', async () => {
  const steps = { '1-parcels': parcels, '2-indexed': indexed }
  await migrateToLatest(database.db, { '1-parcels': parcels })
  await shop.query('begin')
  await shop.query(`insert into parcel_note values (1, 'one')`)
  const upgrades = Promise.all([migrateToLatest(database.db, steps), migrateToLatest(neighbour.db, steps)])
  await untilSomebodyWaits()
  // The index build waits for this writer, but doesn't block others.
  await database.executeSql(`insert into parcel_note values (2, 'two')`)
  await shop.query('commit')

  expect((await upgrades).toSorted()).toEqual([[], ['2-indexed']])
  expect(
    await ask(`select indisvalid as valid from pg_index where indexrelid = 'parcel_note_body'::regclass`),
  ).toEqual([{ valid: true }])
})

onServer('rebuilds an index after an interrupted build', async () => {
  const unique: Migration = {
    outsideTransaction: true,
    up: (db) => buildIndex(db, { name: 'parcel_note_body', on: 'parcel_note (body)' }),
  }
  await migrateToLatest(database.db, { '1-parcels': parcels })
  await database.executeSql(`insert into parcel_note values (1, 'same'), (2, 'same')`)
  const broken = database.executeSql(
    'create unique index concurrently parcel_note_body on parcel_note (body)',
  )
  await expect(broken).rejects.toThrow('could not create unique index')

  await migrateToLatest(database.db, { '1-parcels': parcels, '2-indexed': unique })

  expect(
    await ask(`select indisvalid as valid, indisunique as "isUnique" from pg_index
      where indexrelid = 'parcel_note_body'::regclass`),
  ).toEqual([{ valid: true, isUnique: false }])
})

onServer('migrates once when several processes start together', async () => {
  const slow = running('select pg_sleep(2)', 'create table slow (id integer)')

  const done = await Promise.all([
    migrateToLatest(database.db, { '1-slow': slow }),
    migrateToLatest(neighbour.db, { '1-slow': slow }),
  ])

  expect(done.toSorted()).toEqual([[], ['1-slow']])
})

onServer('starts an older process on a database migrated by a newer one', async () => {
  await migrateToLatest(database.db)
  await database.executeSql(`insert into kysely_migration values ('9999-later', '2027-01-01T00:00:00.000Z')`)

  expect(await migrateToLatest(neighbour.db)).toEqual([])
  expect(await isMigrated(neighbour.db)).toBe(true)
})

onServer("copies the staff's product order in batches without blocking buyers", async () => {
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0173'))
  await migrateToLatest(database.db, before)
  await shop.query(`with shop as (insert into channel (code, name) values ('c', 'c') returning id),
      model as (insert into product_model (channel_id, key, name) select id, 'm', 'm' from shop returning *)
    insert into product (channel_id, product_model_id, key, code, name, unit_price, tax_class, popularity)
    select channel_id, id, 'p' || n, 'P' || n, 'P', 1, 'exempt', n from model, generate_series(1, 1100) n`)
  const [{ first, last }] = (await ask('select min(id) as first, max(id) as last from product')) as [
    { first: number; last: number },
  ]

  // A shopper locks the last product for longer than a batch takes.
  await shop.query('begin')
  await shop.query(`select id from product where id = ${last} for update`)
  const upgrade = migrateToLatest(database.db)
  await untilSomebodyWaits()
  expect(
    await ask('select count(*)::int as done from product where staff_popularity > 0', neighbour),
  ).toEqual([{ done: 1000 }])
  await ask(`update product set catch_copy = 'new' where id = ${first}`, neighbour)
  await shop.query('commit')

  expect(await upgrade).toContain('0173-staff-popularity')
  expect(await ask('select count(*)::int as left from product where staff_popularity <> popularity')).toEqual(
    [{ left: 0 }],
  )
})

async function untilSomebodyWaits() {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await ask(waiting, neighbour)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
}

onServer('migrates over the direct connection when behind a pooler', async () => {
  const behindPooler = await emptyDatabase('')
  const pooled = await connectDatabase({ databaseUrl: behindPooler.databaseUrl })

  await migrateShop(pooled, { databaseUrl: behindPooler.databaseUrl, directUrl: place.databaseUrl })

  expect([await isMigrated(database.db), await isMigrated(pooled.db)]).toEqual([true, false])
  await pooled.close()
  await behindPooler.drop()
})
