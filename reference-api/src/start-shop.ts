import { buildApp } from './app'
import type { Configuration } from './configuration'
import { connectDatabase } from './database/connect'
import { migrateShop } from './database/migrate'
import { oneAtATime } from './database/one-at-a-time.sql'
import { openJobQueue } from './jobs/job-queue'
import { openMailer } from './mail/mailer'
import { sandboxPaymentService, sendOverNetwork } from './payment/sandbox-service'
import * as registry from './registry'
import { openSecrets } from './secret/open-secrets'
import { openStorage } from './storage/open-storage'

/** Opens database, storage, mail and queue, migrates, and builds the app; `close` closes them in order. */
export async function openShop({
  database: databaseOptions,
  storage,
  mail,
  secrets,
  config,
  paymentUrl,
  clock,
}: Configuration) {
  const configured = { ...config, secrets: await openSecrets(secrets) }
  const database = await connectDatabase(databaseOptions)
  await migrateShop(database, databaseOptions)
  const mailer = openMailer(mail)
  // Programs that create the queue's tables concurrently deadlock.
  const jobs = await oneAtATime(databaseOptions, 'job queue', () =>
    openJobQueue(database, registry.jobs, (error) => app.log.error({ err: error }, 'job queue')),
  )
  const app = await buildApp({
    database,
    storage: await openStorage(storage),
    mailer,
    jobs,
    // The configured service; replace it here.
    payments: sandboxPaymentService(configured, sendOverNetwork(paymentUrl)),
    clock,
    config: configured,
  })

  const close = async () => {
    await app.close()
    await jobs.stop()
    await mailer.close()
    await database.close()
  }
  return { app, jobs, close }
}
