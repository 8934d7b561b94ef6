import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './db'
import { connectDatabase, type DatabaseOptions } from './connect'

/** First key of the advisory lock. The shop's other locks use 1 to 3. */
const lockSpace = 4
/** Max wait for another program. Importing a shop with all its images takes a minute. */
const patienceMs = 10 * 60_000
const askEveryMs = 100

/**
 * Runs work exclusively under a name on this PostgreSQL server. A second program waits. An embedded database
 * is never shared, so it needs no lock.
 */
export async function oneAtATime<T>(
  options: DatabaseOptions,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!options.databaseUrl) return work()
  const databaseUrl = options.directUrl ?? options.databaseUrl
  const gate = await connectDatabase({ ...options, databaseUrl, poolSize: 1 })
  try {
    return await gate.db.connection().execute(async (connection) => {
      // The lock is released with the connection, so a killed program doesn't block others.
      const deadline = Date.now() + patienceMs
      while (!(await takesLock(connection, name))) {
        if (Date.now() > deadline) throw new Error(`Another program has not ended its work: ${name}.`)
        await wait(askEveryMs)
      }
      return work()
    })
  } finally {
    await gate.close()
  }
}

/**
 * Tries to take the lock without waiting, because a statement that waits would block an index build forever.
 */
async function takesLock(connection: Db, name: string) {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${lockSpace}, hashtext(${name})) as taken`.execute(connection)
  return rows[0]?.taken === true
}
