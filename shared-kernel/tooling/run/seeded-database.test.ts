import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

let folder: string
let prepareEmbeddedDatabase: (version: string, folder: string) => string

/** Writes a fake API that records its calls and creates a database. */
const cli = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
const folder = process.env.DATA_FOLDER
mkdirSync(folder + '/database', { recursive: true })
writeFileSync(folder + '/database/PG_VERSION', '17')
appendFileSync(folder + '/asked.txt', 'x')
`

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepared-'))
  process.env.RELEASES_FOLDER = path.join(folder, 'releases')
  for (const version of ['1.0.0', '1.1.0']) {
    const server = path.join(folder, 'releases/reference-api', version, 'server')
    mkdirSync(server, { recursive: true })
    writeFileSync(path.join(server, 'cli.cjs'), cli)
  }
  ;({ prepareEmbeddedDatabase } = await import('./seeded-database.mjs'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const timesAsked = (shop: string) =>
  existsSync(`${shop}/asked.txt`) ? readFileSync(`${shop}/asked.txt`, 'utf8').length : 0

test('prepares the database once per release, and again after deletion', () => {
  const shop = path.join(folder, 'shop')
  mkdirSync(shop)

  prepareEmbeddedDatabase('1.0.0', shop)
  prepareEmbeddedDatabase('1.0.0', shop)
  expect(timesAsked(shop)).toBe(1)

  prepareEmbeddedDatabase('1.1.0', shop)
  expect(timesAsked(shop)).toBe(2)

  rmSync(path.join(shop, 'database'), { recursive: true })
  prepareEmbeddedDatabase('1.1.0', shop)
  expect(timesAsked(shop)).toBe(3)
})
