import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { connectDatabase, type DatabaseOptions } from './connect'
import type { Database } from './schema'

/** The first key of the lock; others of the shop have 1 to 3. */
const lockSpace = 4
/** How long another program may be waited for: a shop with all its pictures takes a minute. */
const patienceMs = 10 * 60_000
const askEveryMs = 100

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
  const databaseUrl = options.directUrl ?? options.databaseUrl
  const gate = await connectDatabase({ ...options, databaseUrl, poolSize: 1 })
  try {
    return await gate.db.connection().execute(async (connection) => {
      // Ends with the connection, so a program that is killed keeps nobody out.
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

/** Asked again instead of waiting inside a statement, which would hold up the build of an index for ever. */
async function takesLock(connection: Kysely<Database>, name: string) {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${lockSpace}, hashtext(${name})) as taken`.execute(connection)
  return rows[0]?.taken === true
}
