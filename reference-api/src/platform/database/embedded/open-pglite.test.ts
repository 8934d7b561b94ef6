import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '../connect'

let sound: string
beforeAll(async () => {
  sound = mkdtempSync(join(tmpdir(), 'embedded-'))
  await (await connectDatabase({ dataFolder: sound })).close()
})
afterAll(() => rmSync(sound, { recursive: true }))

const otherVersion = (database: string) => writeFileSync(join(database, 'PG_VERSION'), '16\n')
function tornLog(database: string) {
  const logs = join(database, 'pg_wal')
  for (const name of readdirSync(logs).filter((entry) => /^[0-9A-F]{24}$/.test(entry)))
    truncateSync(join(logs, name), 1_000)
}
const tornControl = (database: string) => truncateSync(join(database, 'global/pg_control'), 10)

const digestsOf = (database: string) =>
  readdirSync(database, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'postmaster.pid')
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file, createHash('sha1').update(readFileSync(file)).digest('hex')])

describe.each([
  ['from another version', otherVersion, /is of PostgreSQL 16, and this shop opens 18/],
  ['with a corrupt log', tornLog, /does not open: its files are damaged/],
  ['with a corrupt control file', tornControl, /does not open: its files are damaged/],
])('an embedded database %s', (_, damage, sentence) => {
  let folder: string
  let database: string
  let before: string[][]
  let refusal: Error | undefined

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'embedded-'))
    database = join(folder, 'database')
    cpSync(sound, folder, { recursive: true })
    damage(database)
    before = digestsOf(database)
    await connectDatabase({ dataFolder: folder }).catch((error: Error) => (refusal = error))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('fails to open with an error that states the remedy', () => {
    expect(refusal?.message).toMatch(sentence)
    expect(refusal?.message).toContain('npm run backup -- restore FOLDER')
  })

  test('keeps its files after failing to open', () => {
    expect(digestsOf(database)).toEqual(before)
  })

  test('releases the lock after failing to open', () => {
    expect(existsSync(join(folder, 'process.lock'))).toBe(false)
    expect(existsSync(join(database, 'postmaster.pid'))).toBe(false)
  })
})

test('reopens an intact embedded database', async () => {
  const database = await connectDatabase({ dataFolder: sound })

  expect((await database.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})
