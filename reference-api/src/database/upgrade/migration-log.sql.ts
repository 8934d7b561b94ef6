import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

type Connection = Kysely<Database>

/** Kysely's own key: a process of an older version, which migrates by Kysely's migrator, is kept out too. */
const migrationLock = '3853314791062309107'
const askEveryMs = 100
/** A program that migrates for longer is waited for by the next start. */
const patienceMs = 10 * 60_000
/**
 * A statement that does not get its lock in this time gives way: all who come later wait behind it. Shorter
 * than PostgreSQL's deadlock_timeout (1 s), so that of a circle it is never the shopper who is refused.
 */
const lockTimeoutMs = 500

/**
 * Does work while no other process migrates. Who comes second asks again and again instead of waiting inside
 * a statement: the build of an index waits for all statements that run.
 */
export async function whileNobodyMigrates<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
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

async function takesLock(connection: Connection) {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${migrationLock}::bigint) as taken`.execute(connection)
  return rows[0]?.taken === true
}

/** The table in which migrations are noted, as Kysely's migrator has made it. */
export async function createMigrationLog(connection: Connection) {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, "timestamp" varchar(255) not null)`.execute(connection)
}

/** The migrations in force; undefined when no process has ever migrated. */
export async function fetchMigrationLog(db: Connection): Promise<Set<string> | undefined> {
  const table = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!table.rows[0]?.name) return undefined
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

export async function noteMigration(db: Connection, name: string) {
  await sql`insert into kysely_migration (name, "timestamp")
    values (${name}, ${new Date().toISOString()})`.execute(db)
}

/** A migration may take its time, and waits for no lock for long; until the transaction ends. */
export async function boundTransaction(trx: Connection) {
  await sql`select set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true),
    set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`.execute(trx)
}

/** The same outside of a transaction, for the time of the work. */
export async function withoutStatementTimeout(connection: Connection, work: () => Promise<void>) {
  await sql`set statement_timeout = 0`.execute(connection)
  try {
    await work()
  } finally {
    await sql`reset statement_timeout`.execute(connection)
  }
}
