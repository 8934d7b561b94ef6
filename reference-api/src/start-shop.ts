import { buildApp } from './app'
import type { Configuration } from './configuration'
import { connectDatabase } from './platform/database/connect'
import { migrateShop } from './platform/database/migrate'
import { oneAtATime } from './platform/database/one-at-a-time.sql'
import { openJobQueue } from './platform/jobs/job-queue'
import { openMailer } from './platform/mail/mailer'
import { sandboxPaymentService, sendOverNetwork } from './payment/payment/sandbox-service'
import * as registry from './registry'
import { openSecrets } from './platform/secret/open-secrets'
import { openStorage } from './platform/storage/open-storage'

/**
 * Connects to the database, storage, mail and job queue, runs migrations and builds the app. `close` shuts
 * everything down in order.
 */
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
  // Processes that create the queue's tables at the same time would deadlock.
  const jobs = await oneAtATime(databaseOptions, 'job queue', () =>
    openJobQueue(database, registry.jobs, (error) => app.log.error({ err: error }, 'job queue')),
  )
  const app = await buildApp({
    database,
    storage: await openStorage(storage),
    mailer,
    jobs,
    // To use another payment service, replace this adapter.
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
