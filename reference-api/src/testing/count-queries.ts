import type { Db } from '../platform/database/db'

/** Counts the statements sent to the database during `work`, including begin and commit. */
export async function countQueries(db: Db, work: () => Promise<unknown>): Promise<number> {
  const executor = db.getExecutor() as {
    provideConnection: (consumer: (connection: Connection) => Promise<unknown>) => Promise<unknown>
  }
  const provide = executor.provideConnection.bind(executor)
  let count = 0
  executor.provideConnection = (consumer) =>
    provide((connection) =>
      consumer({ ...connection, executeQuery: (query) => ((count += 1), connection.executeQuery(query)) }),
    )
  try {
    await work()
  } finally {
    executor.provideConnection = provide
  }
  return count
}

type Connection = { executeQuery: (query: unknown) => Promise<unknown> }
