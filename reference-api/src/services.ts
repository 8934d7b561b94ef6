import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from './database/schema'
import type { JobQueue } from './jobs/job-queue'
import type { Mailer } from './mail/mailer'
import type { PaymentService } from './payment/payment-service'
import type { Secrets } from './secret/secret.rules'
import type { VersionMemory } from './shop-version/version-memory'
import type { Storage } from './storage/storage'

export type Clock = { now: () => Date }

export type Config = {
  /** Where shoppers reach the shop, without a trailing slash; links in mails start with it. */
  publicOrigin: string
  /** The same of channels that have a host name of their own. */
  channelOrigins: Record<string, string>
  /** The channel of a request without x-ecd-channel-id, e.g. a download link. */
  defaultChannel: string
  /** Checks every answer against its contract: tests and development. */
  isAnswerChecked: boolean
  logLevel: string
  /** How long counts of a search may be old; 0 counts anew each time. */
  searchCountCacheTtlMs: number
  /** Multiplies every limit of requests; above 1 for load tests and journeys only. */
  rateLimitFactor: number
  /** Who may tell a shopper's address in x-forwarded-for: addresses and networks, parted by commas. */
  trustedProxies: string
  /** Where shoppers' browsers reach the payment service: an origin of its own. */
  paymentOrigin: string
  /** What signs the payment service's notifications and the links of mails. */
  secrets: Secrets
}

/** What a route or a job works with. `memory` alone keeps anything between requests. */
export type Services = {
  db: Kysely<Database>
  readDb: Kysely<Database>
  storage: Storage
  mailer: Mailer
  jobs: JobQueue
  payments: PaymentService
  clock: Clock
  config: Config
  log: FastifyBaseLogger
  memory: VersionMemory
}
