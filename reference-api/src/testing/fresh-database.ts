import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectDatabase, type ConnectedDatabase } from '../platform/database/connect'
import { migrateToLatest } from '../platform/database/migrate'
import { openJobQueue } from '../platform/jobs/job-queue'
import { jobs as nounJobs } from '../registry'
import { refuseSecondConnections } from './one-connection'

/** Options for `connectDatabase`: either a folder, or a database on a server. */
export type DatabasePlace = { dataFolder?: string; databaseUrl?: string; drop: () => Promise<void> }

refuseSecondConnections()

/** Opens a new, migrated database, either embedded and in memory, or on TEST_DATABASE_URL's server. */
export async function freshDatabase(): Promise<ConnectedDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? freshPostgresql(server) : connectDatabase({ dump: await migratedDump() })
}

/**
 * Creates an empty database for a server process: a folder, or a new database on TEST_DATABASE_URL's server.
 */
export async function emptyDatabase(dataFolder: string): Promise<DatabasePlace> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? createDatabase(server) : { dataFolder, drop: async () => undefined }
}

/** Copies a closed database to a new folder, or to a new database on TEST_DATABASE_URL's server. */
export async function copyDatabase(original: DatabasePlace, dataFolder: string): Promise<DatabasePlace> {
  const server = process.env['TEST_DATABASE_URL']
  if (server && original.databaseUrl)
    return createDatabase(server, new URL(original.databaseUrl).pathname.slice(1))
  await cp(original.dataFolder ?? '', dataFolder, { recursive: true })
  return { dataFolder, drop: async () => undefined }
}

async function createDatabase(server: string, template = 'template1') {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  const drop = () => onServer(server, `drop database ${name} with (force)`)
  return { databaseUrl: buildDatabaseUrl(server, name), drop }
}

async function freshPostgresql(server: string): Promise<ConnectedDatabase> {
  const { databaseUrl, drop } = await createDatabase(server, await migratedTemplate(server))
  const database = await connectDatabase({ databaseUrl, poolSize: 20 })
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

const buildDatabaseUrl = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

async function onServer(server: string, ...statements: string[]) {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    for (const statement of statements) await admin.query(statement)
  } finally {
    await admin.end()
  }
}

/** Returns the name of the migrated template database, which the first process creates once per server. */
async function migratedTemplate(server: string): Promise<string> {
  const template = `migrated_${fingerprint()}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(1)')
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount) return template
    await admin.query('drop database if exists migrating')
    await admin.query('create database migrating')
    const database = await connectDatabase({ databaseUrl: buildDatabaseUrl(server, 'migrating') })
    await prepareDatabase(database)
    await database.close()
    await admin.query(`alter database migrating rename to ${template}`)
    await admin.query(`alter database ${template} allow_connections false`)
    return template
  } finally {
    await admin.end()
  }
}

/**
 * Caches the migrated database by a hash of its sources, because copying takes a fraction of the seconds that
 * migrating takes.
 */
async function migratedDump(): Promise<Blob> {
  const path = join(tmpdir(), `storefront-test-database-${fingerprint()}.tar`)
  if (!existsSync(path)) {
    const database = await connectDatabase({})
    await prepareDatabase(database)
    // Databases are never created inside the embedded one, and without templates a copy opens a fifth faster.
    await database.executeSql('update pg_database set datistemplate = false')
    for (const template of ['template0', 'template1']) await database.executeSql(`drop database ${template}`)
    const dump = await database.dump?.()
    if (!dump) throw new Error('Only the embedded database can be dumped')
    await database.close()
    await writeFile(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    await rename(`${path}.${process.pid}`, path)
  }
  return new Blob([await readFile(path)])
}

/**
 * Creates the tables, including the job queue's, and the rows that any test may use: the shop's channel and
 * today's tax rates.
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
  const folder = join(__dirname, '../platform/database/migrations')
  const hash = createHash('sha256').update(nounJobs.map((job) => job.name).join())
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)))
  return hash.update(readFileSync(__filename)).digest('hex').slice(0, 16)
}
