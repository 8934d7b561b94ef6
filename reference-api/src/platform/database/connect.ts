import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { observeStatement } from '../observe/observe-statements'
import { openPglite } from './embedded/open-pglite'
import { PgliteDialect } from './embedded/pglite-dialect'
import { parsers } from './parsers'
import type { Database } from './schema'
import { NamingClient } from './statement-names'

export type DatabaseOptions = {
  /** URL of the PostgreSQL server. Without a URL, the embedded PGlite is used. */
  databaseUrl?: string
  /**
   * URL of the same database without the transaction pooler, for work that needs a session. Defaults to
   * `databaseUrl`.
   */
  directUrl?: string
  /** URL of a read-only PostgreSQL server for lists. Defaults to the main server. */
  replicaUrl?: string
  /** Folder of the embedded database. Without a folder, data is kept in memory. */
  dataFolder?: string
  /** Dump of a migrated embedded database to start from, for tests. */
  dump?: Blob
  poolSize?: number
  statementTimeoutMs?: number
  idleTransactionTimeoutMs?: number
  /** Max time that a request waits for a pool connection. */
  connectionTimeoutMs?: number
}

/** Runs raw SQL. Allows several statements if there are no values, which the job queue needs. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

export type ConnectedDatabase = {
  db: Kysely<Database>
  readDb: Kysely<Database>
  kind: 'pglite' | 'postgresql'
  executeSql: ExecuteSql
  /** Number of statements waiting for a connection, by pool: `main`, plus `replica` if there is one. */
  waiting: () => Record<string, number>
  /** Dumps the embedded database to a single file. Undefined on PostgreSQL. */
  dump?: () => Promise<Blob>
  close: () => Promise<void>
}

/**
 * Connects to PostgreSQL if there is a URL, and to the embedded database otherwise. Both use the same SQL
 * dialect and parsers.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<ConnectedDatabase> {
  return options.databaseUrl ? connectPostgresql(options.databaseUrl, options) : connectPglite(options)
}

async function connectPglite({ dataFolder, dump }: DatabaseOptions): Promise<ConnectedDatabase> {
  const { pglite, release } = await openPglite(dataFolder, dump)
  const dialect = new PgliteDialect(pglite)
  const db = new Kysely<Database>({ dialect, log: observeStatement })
  return {
    db,
    readDb: db,
    kind: 'pglite',
    executeSql: (text, values) => dialect.executeSql(text, values),
    waiting: () => ({}),
    dump: async () => pglite.dumpDataDir('none'),
    async close() {
      await db.destroy()
      await release()
    },
  }
}

async function connectPostgresql(databaseUrl: string, options: DatabaseOptions): Promise<ConnectedDatabase> {
  const pool = openPool(databaseUrl, options)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: observeStatement })
  const replica =
    options.replicaUrl && openPool(options.replicaUrl, options, '-c default_transaction_read_only=on')
  const readDb = replica
    ? new Kysely<Database>({ dialect: new PostgresDialect({ pool: replica }), log: observeStatement })
    : db
  return {
    db,
    readDb,
    kind: 'postgresql',
    executeSql: (text, values) => pool.query(text, values?.length ? values : undefined),
    waiting: () => ({ main: pool.waitingCount, ...(replica && { replica: replica.waitingCount }) }),
    async close() {
      if (readDb !== db) await readDb.destroy()
      await db.destroy()
    },
  }
}

function openPool(connectionString: string, options: DatabaseOptions, serverOptions?: string) {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString,
    max: options.poolSize ?? 10,
    // JIT compilation would take longer than any of the shop's statements.
    options: ['-c jit=off', serverOptions].filter(Boolean).join(' '),
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: options.idleTransactionTimeoutMs ?? 10_000,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 10_000,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  })
  // Without this handler, a lost idle connection would crash the process. The next query opens a new one.
  pool.on('error', () => undefined)
  return pool
}
