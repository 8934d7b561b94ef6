import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectDatabase, type ConnectedDatabase } from '../database/connect'
import { migrateToLatest } from '../database/migrate'
import { openJobQueue } from '../jobs/job-queue'
import { jobs as nounJobs } from '../registry'

/** A migrated database of its own: embedded and in memory, or on the server of TEST_DATABASE_URL. */
export async function freshDatabase(): Promise<ConnectedDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? freshPostgresql(server) : connectDatabase({ dump: await migratedDump() })
}

/**
 * Where a server process may open an empty database: a folder, or a database of its own on TEST_DATABASE_URL.
 */
export async function emptyDatabase(dataFolder: string) {
  const server = process.env['TEST_DATABASE_URL']
  return server ? createDatabase(server) : { dataFolder, drop: async () => undefined }
}

async function createDatabase(server: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const drop = async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { databaseUrl: url.href, drop }
}

async function freshPostgresql(server: string): Promise<ConnectedDatabase> {
  const { databaseUrl, drop } = await createDatabase(server)
  const database = await connectDatabase({ databaseUrl, poolSize: 20 })
  await prepareDatabase(database)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** Migrating takes seconds, a copy of the result a fraction: it is kept under the hash of what made it. */
async function migratedDump(): Promise<Blob> {
  const path = join(tmpdir(), `storefront-test-database-${fingerprint()}.tar`)
  if (!existsSync(path)) {
    const database = await connectDatabase({})
    await prepareDatabase(database)
    const dump = await database.dump?.()
    if (!dump) throw new Error('Only the embedded database can be dumped')
    await database.close()
    await writeFile(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    await rename(`${path}.${process.pid}`, path)
  }
  return new Blob([await readFile(path)])
}

/**
 * Tables, and what every test may count on: the shop's channel, today's tax rates, and the job queue's
 * tables.
 */
export async function prepareDatabase(database: ConnectedDatabase) {
  await migrateToLatest(database.db)
  await database.db.insertInto('channel').values({ code: 'tsunagu', name: 'つなぐ' }).execute()
  await database.db
    .insertInto('tax_rate')
    .values([
      { tax_class: 'standard', valid_from: '2019-10-01', rate: 10 },
      { tax_class: 'reduced', valid_from: '2019-10-01', rate: 8 },
      { tax_class: 'exempt', valid_from: '1989-04-01', rate: 0 },
    ])
    .execute()
  const jobs = await openJobQueue(database, nounJobs, (error) => {
    throw error
  })
  await jobs.stop()
}

function fingerprint(): string {
  const folder = join(__dirname, '../database/migrations')
  const hash = createHash('sha256').update(nounJobs.map((job) => job.name).join())
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)))
  return hash.update(readFileSync(__filename)).digest('hex').slice(0, 16)
}
