import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './platform/database/db'
import type { JobQueue } from './platform/jobs/job-queue'
import type { Mailer } from './platform/mail/mailer'
import type { PaymentService } from './payment/payment/payment-service'
import type { Secrets } from './platform/secret/secret.rules'
import type { ShopCache } from './platform/shop-cache/shop-cache'
import type { ShopChanges } from '@storefront/contracts/shop-changes'
import type { Storage } from './platform/storage/storage'

export type Clock = { now: () => Date }

export type Config = {
  /** The shop's public origin without a trailing slash, with which links in emails start. */
  publicOrigin: string
  channelOrigins: Record<string, string>
  /** The channel for requests without x-ecd-channel-id, e.g. download links. */
  defaultChannel: string
  /** Validates every response against its contract. For tests and development. */
  isAnswerChecked: boolean
  logLevel: string
  /** Multiplier for all rate limits. Above 1 only for load tests and user journey tests. */
  rateLimitFactor: number
  /** Proxies whose x-forwarded-for header is trusted: comma-separated IP addresses and networks. */
  trustedProxies: string
  /** The payment service's origin as reachable from browsers. */
  paymentOrigin: string
  /** Keys that sign payment notifications and links in emails. */
  secrets: Secrets
}

/** Dependencies of routes and jobs. The only state shared between requests is in `shopCache` and
 * `shopChanges`. */
export type Services = {
  db: Db
  readDb: Db
  storage: Storage
  mailer: Mailer
  jobs: JobQueue
  payments: PaymentService
  clock: Clock
  config: Config
  log: FastifyBaseLogger
  shopCache: ShopCache
  shopChanges: ShopChanges
}
