import path from 'node:path'
import { ensureDependencies, requireFreePort, requireNode } from '../run/preflight.mjs'
import { restartProgram } from '../run/restart-program.mjs'
import { prepareDatabase, prepareEmbeddedDatabase } from '../run/seeded-database.mjs'
import { runCommand, step, Stop } from '../workspace/steps.mjs'
import { shopFolder } from '../workspace/workspace.mjs'

/** @typedef {Awaited<ReturnType<typeof import('../run/shop.mjs').startShop>>} Shop */

/**
 * `npm start` installs dependencies, builds changed packages, prepares the database, starts the shop and
 * prints its URL.
 */
runCommand(async () => {
  requireNode()
  const port = Number(process.env.PORT ?? 8080)
  await requireFreePort(port)
  await ensureDependencies()
  const { buildAll } = await import('../build/build-all.mjs')
  const { startShop } = await import('../run/shop.mjs')
  const versions = await step('Building', () => buildAll())
  await step(
    process.env.DATABASE_URL ? 'Preparing the PostgreSQL database' : 'Preparing the embedded database',
    async () => {
      const prepare = process.env.DATABASE_URL ? prepareDatabase : prepareEmbeddedDatabase
      process.stdout.write(prepare(versions['reference-api'] ?? ''))
    },
  )
  /** @type {Shop | undefined} */
  let shop
  /**
   * Remotes that exited before the shop was ready.
   * @type {{ name: string, code: number | null }[]}
   */
  const ended = []
  const leave = () => (shop ? shop.stopAll() : Promise.resolve()).then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void leave())
  shop = await step('Starting', () =>
    startShop({
      versions,
      folder: shopFolder,
      port,
      host: process.env.HOST,
      onExit: (name, code, words) => {
        // A remote that exits is restarted. The rest of the shop keeps running without it.
        if (!['api', 'gateway'].includes(name))
          return void (shop ? restart(shop, name, code) : ended.push({ name, code }))
        process.stderr.write(
          `${name} ended unexpectedly (code ${code}). ${words}\nIts log: ${path.join(shopFolder, 'logs', `${name}.log`)}\n`,
        )
        void shop?.stopAll().then(() => process.exit(1))
      },
    }).catch((error) => {
      throw new Stop(error.message)
    }),
  )
  for (const { name, code } of ended) restart(shop, name, code)
  process.stdout.write(
    `\nThe shop is open: ${shop.origin}\nSign in as hanako@example.com with the password Gift-2026. Ctrl+C closes it.\nIts payments go to a sandbox of their own: ${shop.paymentOrigin}\n`,
  )
})

/**
 * @param {Shop} shop
 * @param {string} name
 * @param {number | null} code
 */
function restart(shop, name, code) {
  process.stderr.write(`${name} ended unexpectedly (code ${code}) and is started again.\n`)
  // A start that took too long has left a process behind.
  const startAnew = () => shop.stop(name).then(() => shop.start(name))
  void restartProgram(name, startAnew, (line) => process.stderr.write(`${line}\n`))
}
