import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from './open-pglite'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'open-pglite-'))))
afterEach(() => rm(folder, { recursive: true }))

test('a database of another version is refused with the way out', async () => {
  await mkdir(join(folder, 'database'))
  await writeFile(join(folder, 'database/PG_VERSION'), '16\n')

  await expect(openPglite(folder)).rejects.toThrow(/is of PostgreSQL 16.*npm run backup -- restore/)
  expect(await readdir(folder, { recursive: true })).toEqual(['database', 'database/PG_VERSION'])
})

test('a damaged database is refused with the way out and without a lock', async () => {
  const { release } = await openPglite(folder)
  await release()
  const log = join(folder, 'database/pg_wal')
  const [segment = ''] = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name))
  await truncate(join(log, segment), 100)

  await expect(openPglite(folder)).rejects.toThrow(/is damaged.*npm run backup -- restore/)
  expect(await readdir(folder)).toEqual(['database'])
  expect((await readFile(join(log, segment))).length).toBe(100)
})
