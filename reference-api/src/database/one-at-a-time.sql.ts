import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { connectDatabase, type DatabaseOptions } from './connect'
import type { Database } from './schema'

/** The lock's first key; other locks of the shop use 1 to 3. */
const lockSpace = 4
/** Longest wait for another program: importing a shop with all pictures takes a minute. */
const patienceMs = 10 * 60_000
const askEveryMs = 100

/**
 * Runs work under a name exclusively on this PostgreSQL; a second program waits. An embedded database has
 * only one program.
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
      // The lock ends with the connection, so a killed program does not block others.
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

/** Polls: waiting inside a statement would block an index build for ever. */
async function takesLock(connection: Kysely<Database>, name: string) {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${lockSpace}, hashtext(${name})) as taken`.execute(connection)
  return rows[0]?.taken === true
}
