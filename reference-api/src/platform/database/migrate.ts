import type { Db } from './db'
import { connectDatabase, type ConnectedDatabase, type DatabaseOptions } from './connect'
import { setTimeout as wait } from 'node:timers/promises'
import { migrations, type Migration } from './migration-files'
import {
  boundTransaction,
  createMigrationLog,
  fetchMigrationLog,
  noteMigration,
  withMigrationLock,
  withoutStatementTimeout,
} from './upgrade/migration-log.sql'

/**
 * Number of times that a migration tries to get a lock held by the shop's statements, and the delay between
 * tries.
 */
const patience = { tries: 60, restMs: 1_000 }
const lockNotAvailable = '55P03'

/**
 * Migrates the database forward to the latest schema. Each migration runs in its own transaction, so a
 * failure keeps those before it. Migrations from a newer version are left alone. When several processes start
 * together, only one migrates.
 */
export async function migrateToLatest(
  db: Db,
  steps: Record<string, Migration> = migrations,
): Promise<string[]> {
  return db.connection().execute((connection) =>
    withMigrationLock(connection, async () => {
      const pending = listPending(steps, await fetchMigrationLog(connection))
      await createMigrationLog(connection)
      for (const name of pending) await runMigration(connection, name, steps[name]!)
      return pending
    }),
  )
}

/** Migrates an open database. Behind a transaction pooler, it uses a direct connection. */
export async function migrateShop(database: ConnectedDatabase, options: DatabaseOptions): Promise<void> {
  const { directUrl } = options
  if (!directUrl || database.kind === 'pglite') return void (await migrateToLatest(database.db))
  const direct = await connectDatabase({
    ...options,
    databaseUrl: directUrl,
    replicaUrl: undefined,
    poolSize: 1,
  })
  try {
    await migrateToLatest(direct.db)
  } finally {
    await direct.close()
  }
}

export async function isMigrated(db: Db): Promise<boolean> {
  return listPending(migrations, await fetchMigrationLog(db)).length === 0
}

const listPending = (steps: Record<string, Migration>, inForce: ReadonlySet<string> = new Set()) =>
  Object.keys(steps)
    .filter((name) => !inForce.has(name))
    .toSorted()

async function runMigration(connection: Db, name: string, migration: Migration) {
  const run = migration.outsideTransaction ? runAlone : runInTransaction
  for (let tries = 1; ; tries += 1)
    try {
      return await run(connection, name, migration)
    } catch (cause) {
      const { code, message } = cause as { code?: string; message?: string }
      const mayTryAgain = code === lockNotAvailable && tries < patience.tries
      if (!mayTryAgain)
        throw Object.assign(new Error(`Migration ${name} failed: ${message}`, { cause }), { code })
      await wait(patience.restMs)
    }
}

async function runInTransaction(connection: Db, name: string, { up }: Migration) {
  await connection.transaction().execute(async (trx) => {
    await boundTransaction(trx)
    await up(trx)
    await noteMigration(trx, name)
  })
}

/**
 * Runs a migration whose statements PostgreSQL allows only outside a transaction. Such a migration must be
 * safe to repeat.
 */
async function runAlone(connection: Db, name: string, { up }: Migration) {
  await withoutStatementTimeout(connection, () => up(connection))
  await noteMigration(connection, name)
}
