import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from './connect'
import { isMigrated, migrateToLatest } from './migrate'

test('a new embedded database is migrated once and says so', async () => {
  const database = await connectDatabase({})

  const first = await migrateToLatest(database.db)
  const second = await migrateToLatest(database.db)

  expect(first.length).toBeGreaterThan(0)
  expect(second).toEqual([])
  expect(await isMigrated(database.db)).toBe(true)
  await database.close()
})

test('a second process is refused the data folder in one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-lock-'))
  const database = await connectDatabase({ dataFolder: folder })

  await expect(connectDatabase({ dataFolder: folder })).rejects.toThrow(/is in use by process \d+/)

  await database.close()
  const again = await connectDatabase({ dataFolder: folder })
  await again.close()
  await rm(folder, { recursive: true })
})

test('bigint, date and instant read alike whatever the zone of the process', async () => {
  const database = await connectDatabase({})

  const { rows } = await database.executeSql(
    "select 5::bigint as big, '2026-11-21'::date as day, '2026-11-20T15:00:00Z'::timestamptz as at",
  )

  expect(rows).toEqual([{ big: 5, day: '2026-11-21', at: '2026-11-21T00:00:00.000+09:00' }])
  await database.close()
})

test('a migration only adds, so that the version before it goes on serving', () => {
  const folder = join(__dirname, 'migrations')
  const later = readdirSync(folder).filter((file) => file >= '0030' && file !== 'index.ts')
  const taking =
    /drop (table|column|constraint|not null)|rename (to|column)|alter column|add column \w+ \w+ not null(?! default)/i

  /** A check that is put back under its name, wider, takes nothing. */
  const widened = /drop constraint (\w+)`,[^`]*`[^`]*add constraint \1/g
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8').replace(widened, '')

  expect(later.length).toBeGreaterThan(0)
  expect(later.filter((file) => taking.test(textOf(file)))).toEqual([])
})
