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
  /** The shop's origin for shoppers, without a trailing slash; links in mails start with it. */
  publicOrigin: string
  channelOrigins: Record<string, string>
  /** The channel of a request without x-ecd-channel-id, e.g. a download link. */
  defaultChannel: string
  /** Checks every answer against its contract: tests and development. */
  isAnswerChecked: boolean
  logLevel: string
  /** Longest age of search counts in milliseconds; 0 disables the cache. */
  searchCountCacheTtlMs: number
  /** Multiplies all rate limits; above 1 only for load tests and journeys. */
  rateLimitFactor: number
  /** Proxies whose x-forwarded-for is trusted: addresses and networks, separated by commas. */
  trustedProxies: string
  /** The payment service's origin for browsers. */
  paymentOrigin: string
  /** Keys that sign notifications of the payment service and links in mails. */
  secrets: Secrets
}

/** Dependencies of routes and jobs. Only `memory` holds data between requests. */
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
