import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'

const acquireTimeoutMs = 15_000

/** Kysely dialect for PGlite, whose single connection serves one caller at a time. */
export class PgliteDialect implements Dialect {
  private readonly driver: PgliteDriver

  constructor(pglite: PGlite) {
    this.driver = new PgliteDriver(pglite)
  }

  createAdapter = () => new PostgresAdapter()
  createQueryCompiler = () => new PostgresQueryCompiler()
  createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db)
  createDriver = () => this.driver

  executeSql = (text: string, values?: unknown[]) => this.driver.executeSql(text, values)
}

class PgliteDriver implements Driver {
  private readonly connection: PgliteConnection
  private tail: Promise<void> = Promise.resolve()
  private freeCurrent: () => void = () => undefined

  constructor(private readonly pglite: PGlite) {
    this.connection = new PgliteConnection(pglite)
  }

  init = async () => undefined

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.tail
    let free: () => void = () => undefined
    this.tail = new Promise((resolve) => (free = resolve))
    await withDeadline(before, free)
    this.freeCurrent = free
    return this.connection
  }

  async executeSql(text: string, values?: unknown[]) {
    await this.acquireConnection()
    try {
      if (values?.length) return await this.pglite.query(text, values.map(toWire))
      const results = await this.pglite.exec(text)
      return results.length === 1 ? results[0]! : Object.assign(results, { rows: results.at(-1)?.rows ?? [] })
    } finally {
      await this.releaseConnection()
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    await connection.executeQuery(CompiledQuery.raw(`begin${level}`))
  }

  commitTransaction = async (connection: DatabaseConnection) =>
    void (await connection.executeQuery(CompiledQuery.raw('commit')))
  rollbackTransaction = async (connection: DatabaseConnection) =>
    void (await connection.executeQuery(CompiledQuery.raw('rollback')))
  savepoint = async (connection: DatabaseConnection, name: string) =>
    void (await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`)))
  rollbackToSavepoint = async (connection: DatabaseConnection, name: string) =>
    void (await connection.executeQuery(CompiledQuery.raw(`rollback to "${name}"`)))
  releaseSavepoint = async (connection: DatabaseConnection, name: string) =>
    void (await connection.executeQuery(CompiledQuery.raw(`release "${name}"`)))

  releaseConnection = async () => this.freeCurrent()
  destroy = async () => undefined
}

class PgliteConnection implements DatabaseConnection {
  constructor(private readonly pglite: PGlite) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.pglite.query<Row>(query.sql, query.parameters.map(toWire))
    return { rows, numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) }
  }

  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream')
  }
}

/**
 * Limits how long a query waits for its turn. A query issued outside the open transaction would otherwise
 * wait forever. After the deadline, the query gives up its turn and fails.
 */
async function withDeadline(turn: Promise<void>, giveBack: () => void) {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Error(
            'The embedded database stayed busy: a query inside a transaction must use the transaction handle',
          ),
        ),
      acquireTimeoutMs,
    )
  })
  try {
    await Promise.race([turn, deadline])
  } catch (cause) {
    void turn.then(giveBack)
    throw cause
  } finally {
    clearTimeout(timer)
  }
}

/** Converts a Date to text, because PGlite recognises a Date by its class, which differs between realms. */
function toWire(value: unknown): unknown {
  return Object.prototype.toString.call(value) === '[object Date]' ? (value as Date).toISOString() : value
}
