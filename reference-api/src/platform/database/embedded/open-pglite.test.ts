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
let folder: string
const inDatabase = (name: string) => join(folder, 'database', name)

beforeAll(async () => {
  sound = mkdtempSync(join(tmpdir(), 'embedded-'))
  await (await connectDatabase({ dataFolder: sound })).close()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'))
  cpSync(sound, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(() => rmSync(sound, { recursive: true }))

const filesOf = () =>
  readdirSync(join(folder, 'database'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'postmaster.pid')
    .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'latin1')])

const otherVersion = () => writeFileSync(inDatabase('PG_VERSION'), '16\n')
function tornLog() {
  for (const name of readdirSync(inDatabase('pg_wal')).filter((entry) => /^[0-9A-F]{24}$/.test(entry)))
    truncateSync(inDatabase(`pg_wal/${name}`), 1_000)
}
const tornControl = () => truncateSync(inDatabase('global/pg_control'), 10)

describe.each([
  ['from another version', otherVersion, /is of PostgreSQL 16, and this shop opens 18/],
  ['with a corrupt log', tornLog, /does not open: its files are damaged/],
  ['with a corrupt control file', tornControl, /does not open: its files are damaged/],
])('an embedded database %s', (_, damage, sentence) => {
  test('fails to open with an error that states the remedy', async () => {
    damage()

    const refusal = connectDatabase({ dataFolder: folder })

    await expect(refusal).rejects.toThrow(sentence)
    await expect(refusal).rejects.toThrow('npm run backup -- restore FOLDER')
  })

  test('keeps its files and releases the lock after failing to open', async () => {
    damage()
    const before = filesOf()

    await connectDatabase({ dataFolder: folder }).catch(() => undefined)

    expect(filesOf()).toEqual(before)
    expect(existsSync(join(folder, 'process.lock'))).toBe(false)
    expect(existsSync(inDatabase('postmaster.pid'))).toBe(false)
  })
})

test('reopens an intact embedded database', async () => {
  const database = await connectDatabase({ dataFolder: folder })

  expect((await database.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})
