import { resolve } from 'node:path'
import { readConfiguration, type Configuration } from './configuration'
import { connectDatabase } from './database/connect'
import { openShop } from './start-shop'
import { migrateToLatest } from './database/migrate'
import { renderPicturesAhead } from './picture/render-pictures'
import { importShop } from './shop-import/import-shop'

const usage = `Commands:
  migrate      brings the database to this version
  import DIR   loads a shop's data: all of it or nothing
  prepare DIR  migrates, and imports into a database without a shop`

/** The shop's commands, as `npm run shop -- COMMAND`. */
async function main([command, folder]: string[]) {
  const configuration = readConfiguration(process.env)
  if (command === 'migrate') return migrate(configuration)
  if (command === 'import' && folder) return importInto(configuration, folder)
  if (command === 'prepare' && folder) return (await hasShop(configuration)) ? undefined : importInto(configuration, folder)
  throw new Error(usage)
}

async function migrate({ database: options }: Configuration) {
  const database = await connectDatabase(options)
  await migrateToLatest(database.db)
  await database.close()
}

async function hasShop({ database: options }: Configuration): Promise<boolean> {
  const database = await connectDatabase(options)
  await migrateToLatest(database.db)
  const channel = await database.db.selectFrom('channel').select('id').limit(1).executeTakeFirst()
  await database.close()
  return channel !== undefined
}

async function importInto(configuration: Configuration, folder: string) {
  const { app, jobs, close } = await openShop(configuration)
  try {
    const { db, storage } = app.services
    const { channel, products, pictures, members } = await importShop(resolve(folder), { db, storage })
    if (configuration.isDrawnAhead) await renderPicturesAhead(db, jobs)
    process.stdout.write(`Imported into ${channel}: ${products} products, ${pictures} pictures, ${members} new members.\n`)
  } finally {
    await close()
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (cause: unknown) => {
    process.stderr.write(`${describeFailure(cause)}\n`)
    process.exit(1)
  },
)

/** One sentence that says what to do; an import names every row that is wrong. */
function describeFailure(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `The database server of DATABASE_URL does not answer (${code}): start it, or unset DATABASE_URL.`
  return message || String(cause)
}
