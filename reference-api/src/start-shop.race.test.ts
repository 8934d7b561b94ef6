import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfiguration } from './configuration'
import { openShop } from './start-shop'
import { emptyDatabase, type DatabasePlace } from './testing/fresh-database'

// Skipped on the embedded database, which processes can't share.
const onServer = process.env['TEST_DATABASE_URL'] ? test : test.skip

let place: DatabasePlace
let folder: string
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  place = await emptyDatabase('')
  folder = mkdtempSync(path.join(tmpdir(), 'two-shops-'))
})
afterEach(async () => {
  jest.restoreAllMocks()
  await place.drop()
  rmSync(folder, { recursive: true })
})

onServer('starts two programs at once on an empty database', async () => {
  const configuration = readConfiguration({ DATABASE_URL: place.databaseUrl, DATA_FOLDER: folder })

  const shops = await Promise.allSettled([openShop(configuration), openShop(configuration)])
  for (const shop of shops) if (shop.status === 'fulfilled') await shop.value.close()

  expect(shops.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})
