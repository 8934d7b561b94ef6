import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db'

/** Kysely's own lock key, which also keeps out older processes that use Kysely's migrator. */
const migrationLock = '3853314791062309107'
const askEveryMs = 100
/** Max wait at startup for another program's migration. */
const patienceMs = 10 * 60_000
/**
 * How long a statement may wait for its lock, since later statements queue up behind it. Shorter than
 * PostgreSQL's deadlock_timeout (1 s), so the migration gives way in a deadlock and a shopper's statement
 * never fails.
 */
const lockTimeoutMs = 500

/**
 * Runs work while no other process is migrating. Polls instead of waiting inside a statement, because an
 * index build waits for all running statements.
 */
export async function withMigrationLock<T>(connection: Db, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs
  while (!(await takesLock(connection))) {
    if (Date.now() > deadline) throw new Error('Another program still migrates this database.')
    await wait(askEveryMs)
  }
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${migrationLock}::bigint)`.execute(connection)
  }
}

async function takesLock(connection: Db) {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${migrationLock}::bigint) as taken`.execute(connection)
  return rows[0]?.taken === true
}

export async function createMigrationLog(connection: Db) {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, "timestamp" varchar(255) not null)`.execute(connection)
}

/** Fetches the names of the applied migrations, or undefined if the database has never been migrated. */
export async function fetchMigrationLog(db: Db): Promise<Set<string> | undefined> {
  const table = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!table.rows[0]?.name) return undefined
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

export async function noteMigration(db: Db, name: string) {
  await sql`insert into kysely_migration (name, "timestamp")
    values (${name}, ${new Date().toISOString()})`.execute(db)
}

/** Disables the timeouts for this transaction, but limits how long it waits for locks. */
export async function boundTransaction(trx: Db) {
  await sql`select set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true),
    set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`.execute(trx)
}

/** Disables the statement timeout during `work`, outside a transaction. */
export async function withoutStatementTimeout(connection: Db, work: () => Promise<void>) {
  await sql`set statement_timeout = 0`.execute(connection)
  try {
    await work()
  } finally {
    await sql`reset statement_timeout`.execute(connection)
  }
}
