import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from './connect'
import { isMigrated, migrateToLatest } from './migrate'
import { buildIndex } from './upgrade/build-index.sql'

test('migrates a new embedded database once', async () => {
  const database = await connectDatabase({})

  const first = await migrateToLatest(database.db)
  const second = await migrateToLatest(database.db)

  expect(first.length).toBeGreaterThan(0)
  expect(second).toEqual([])
  expect(await isMigrated(database.db)).toBe(true)
  await database.close()
})

test('builds an index outside a transaction on the embedded database', async () => {
  const database = await connectDatabase({})
  const indexed = {
    outsideTransaction: true as const,
    async up(db: Parameters<typeof buildIndex>[0]) {
      await buildIndex(db, { name: 'word_text', on: 'word (text)' })
      await buildIndex(db, { name: 'word_text', on: 'word (text)' })
    },
  }
  await database.executeSql('create table word (text text)')

  expect(await migrateToLatest(database.db, { '1-indexed': indexed })).toEqual(['1-indexed'])

  const found = `select indisvalid as valid from pg_index where indexrelid = 'word_text'::regclass`
  expect((await database.executeSql(found)).rows).toEqual([{ valid: true }])
  await database.close()
})

test('fails to open a data folder used by another process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-lock-'))
  const database = await connectDatabase({ dataFolder: folder })

  await expect(connectDatabase({ dataFolder: folder })).rejects.toThrow(/is in use by process \d+/)

  await database.close()
  const again = await connectDatabase({ dataFolder: folder })
  await again.close()
  await rm(folder, { recursive: true })
})

test("reads bigint, date and instant independently of the process's time zone", async () => {
  const database = await connectDatabase({})

  const { rows } = await database.executeSql(
    "select 5::bigint as big, '2026-11-21'::date as day, '2026-11-20T15:00:00Z'::timestamptz as at",
  )

  expect(rows).toEqual([{ big: 5, day: '2026-11-21', at: '2026-11-21T00:00:00.000+09:00' }])
  await database.close()
})

test('never removes columns or tables in a migration', () => {
  const folder = join(__dirname, 'migrations')
  const later = readdirSync(folder).filter((file) => file >= '0030')
  const taking =
    /drop (table|column|constraint|not null)|rename (to|column)|alter column|add column \w+ \w+ not null(?! default)/i

  /** Matches a constraint that is replaced by a wider one with the same name. */
  const widened = /drop constraint (\w+)(?:`,[^`]*`[^`]*|,\s*)add constraint \1/g
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8').replace(widened, '')

  expect(later.length).toBeGreaterThan(0)
  expect(later.filter((file) => taking.test(textOf(file)))).toEqual([])
})

test('never locks an existing table to build an index in newer migrations', () => {
  const folder = join(__dirname, 'migrations')
  const later = readdirSync(folder).filter((file) => file >= '0112')
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

  expect(later.flatMap((file) => indexesThatLock(textOf(file)).map((index) => `${file}: ${index}`))).toEqual(
    [],
  )
  expect(indexesThatLock('sql`create index order_day on "order" (day)`')).toEqual(['order'])
  expect(indexesThatLock('create table note (id integer); create unique index note_id on note (id)')).toEqual(
    [],
  )
})

test('never alters a table and updates its rows in one migration', () => {
  const folder = join(__dirname, 'migrations')
  const later = readdirSync(folder).filter((file) => file >= '0172')
  const rewritten = (text: string) =>
    [...text.matchAll(/alter table "?(\w+)/gi)]
      .map(([, table]) => table ?? '')
      .filter((table) => new RegExp(`update "?${table}\\b`, 'i').test(text))

  expect(later.filter((file) => rewritten(readFileSync(join(folder, file), 'utf8')).length > 0)).toEqual([])
  expect(rewritten('alter table product add column a integer; update product set a = b')).toEqual(['product'])
})

function indexesThatLock(text: string): string[] {
  const made = new Set(
    [...text.matchAll(/create table (?:if not exists )?"?(\w+)/gi)].map(([, name]) => name),
  )
  const indexed = [...text.matchAll(/create (?:unique )?index (?!concurrently)[^`;]*? on "?(\w+)/gi)]
  return indexed.map(([, name]) => name ?? '').filter((name) => !made.has(name))
}
