import { sql } from 'kysely'
import { connectDatabase, type DatabaseOptions } from './connect'

/** The first key of the lock; others of the shop have 1 to 3. */
const lockSpace = 4
/** How long another program may be waited for: a shop with all its pictures takes a minute. */
const patienceMs = 10 * 60_000

/**
 * Does work that no other program on this PostgreSQL does at the same time under the same name; who comes
 * second waits. An embedded database has one program.
 */
export async function oneAtATime<T>(
  options: DatabaseOptions,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!options.databaseUrl) return work()
  const gate = await connectDatabase({ ...options, poolSize: 1, statementTimeoutMs: patienceMs })
  try {
    return await gate.db.connection().execute(async (connection) => {
      // Ends with the connection, so a program that is killed keeps nobody out.
      await sql`select pg_advisory_lock(${lockSpace}, hashtext(${name}))`.execute(connection)
      return work()
    })
  } finally {
    await gate.close()
  }
}
