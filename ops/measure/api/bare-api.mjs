import Fastify from 'fastify'
import pg from 'pg'

/** @typedef {(text: string) => Promise<{ rows: object[] }>} Ask */

/**
 * Runs a Fastify with a trivial query on the same database and driver, to measure the minimum cost of a call.
 */
process.once('message', async (/** @type {{ databaseUrl?: string }} */ { databaseUrl }) => {
  const ask = databaseUrl ? await ofServer(databaseUrl) : await ofEmbedded()
  const server = Fastify()
  server.get('/', async () => (await ask('select 1 as one')).rows[0])
  process.send?.({ origin: await server.listen({ port: 0, host: '127.0.0.1' }) })
})

/** @param {string} connectionString @returns {Promise<Ask>} */
async function ofServer(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 10 })
  return (text) => pool.query(text)
}

/** @returns {Promise<Ask>} */
async function ofEmbedded() {
  const { PGlite } = await import('@electric-sql/pglite')
  const database = await PGlite.create()
  return (text) => database.query(text)
}
