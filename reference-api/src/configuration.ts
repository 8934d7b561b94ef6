import { join, resolve } from 'node:path'
import { readClockOffset } from '@storefront/locale-ja'
import type { DatabaseOptions } from './platform/database/connect'
import type { MailOptions } from './platform/mail/mailer'
import { channelOrigins, stripTrailingSlash } from './platform/origin/shop-origins.rules'
import type { SecretOptions } from './platform/secret/open-secrets'
import { secretVariables } from './platform/secret/secret.rules'
import type { Clock, Config } from './services'
import type { StorageOptions } from './platform/storage/storage'

export type Configuration = {
  port: number
  database: DatabaseOptions
  storage: StorageOptions
  mail: MailOptions
  config: Omit<Config, 'secrets'>
  secrets: SecretOptions
  dataFolder: string
  /** The payment service's URL as reachable from the API. */
  paymentUrl: string
  /** Real time, or the time set for tests (SHOP_NOW). */
  clock: Clock
}

type Environment = Record<string, string | undefined>

export function readConfiguration(env: Environment): Configuration {
  const dataFolder = resolve(env['DATA_FOLDER'] ?? '.shop')
  const port = whole(env, 'PORT', 8090)
  const paymentOrigin = stripTrailingSlash(env['PAYMENT_ORIGIN'] ?? 'http://localhost:8091')
  const publicOrigin = stripTrailingSlash(env['PUBLIC_ORIGIN'] ?? 'http://localhost:8080')
  return {
    port,
    dataFolder,
    clock: readClock(env),
    paymentUrl: stripTrailingSlash(env['PAYMENT_URL'] ?? paymentOrigin),
    database: {
      databaseUrl: readUrl(env, 'DATABASE_URL', postgresql),
      directUrl: readUrl(env, 'DATABASE_DIRECT_URL', postgresql),
      replicaUrl: readUrl(env, 'DATABASE_REPLICA_URL', postgresql),
      dataFolder,
      poolSize: whole(env, 'DATABASE_POOL_SIZE', 10),
      statementTimeoutMs: whole(env, 'DATABASE_STATEMENT_TIMEOUT_MS', 10_000),
      connectionTimeoutMs: whole(env, 'DATABASE_CONNECTION_TIMEOUT_MS', 10_000),
      idleTransactionTimeoutMs: whole(env, 'DATABASE_IDLE_TRANSACTION_TIMEOUT_MS', 10_000),
    },
    storage: {
      folder: join(dataFolder, 'storage'),
      bucket: env['STORAGE_BUCKET'],
      endpoint: env['STORAGE_ENDPOINT'],
      region: env['STORAGE_REGION'],
      accessKey: env['STORAGE_ACCESS_KEY'],
      secretKey: env['STORAGE_SECRET_KEY'],
    },
    mail: {
      mailUrl: readUrl(env, 'MAIL_URL', ['smtp:', 'smtps:']),
      folder: join(dataFolder, 'mails'),
      from: env['MAIL_FROM'] ?? '"ギフトショップ つなぐ" <noreply@example.jp>',
    },
    secrets: {
      named: {
        payment: env[secretVariables.payment],
        receipt: env[secretVariables.receipt],
        gift: env[secretVariables.gift],
      },
      isProduction: env['NODE_ENV'] === 'production',
      databaseUrl: env['DATABASE_URL'],
      dataFolder,
    },
    config: {
      publicOrigin,
      paymentOrigin,
      channelOrigins: channelOrigins(env['CHANNELS'] ?? '', publicOrigin),
      defaultChannel: env['DEFAULT_CHANNEL'] ?? 'tsunagu',
      isAnswerChecked: env['CHECK_ANSWERS'] === '1',
      logLevel: env['LOG_LEVEL'] ?? 'info',
      rateLimitFactor: whole(env, 'RATE_LIMIT_FACTOR', 1),
      trustedProxies: env['TRUSTED_PROXIES'] || 'loopback,linklocal,uniquelocal',
    },
  }
}

/**
 * Returns a clock of real time, or of the time set by SHOP_NOW.
 * @throws Error if SHOP_NOW would make a production server's time differ from its shoppers'
 */
export function readClock(env: Environment): Clock {
  const offsetMs = readClockOffset(env)
  return { now: () => new Date(Date.now() + offsetMs) }
}

const postgresql = ['postgresql:', 'postgres:']

/**
 * Returns a server's URL, or undefined if the variable is empty.
 * @throws Error that names the variable but not its value, which may contain a password
 */
function readUrl(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (isServerUrl(text, protocols)) return text
  const encoded = 'In a password, write @ as %40, # as %23, / as %2F, ? as %3F and % as %25.'
  throw new Error(`${name} must be a URL that begins with ${protocols[0]}//. ${encoded}`)
}

/** Returns false if the URL ends in a fragment, which a raw # in a password makes of its host. */
function isServerUrl(text: string, protocols: readonly string[]): boolean {
  try {
    const { protocol, hash, username, password } = new URL(text)
    decodeURIComponent(username + password)
    return protocols.includes(protocol) && hash === ''
  } catch {
    return false
  }
}

function whole(env: Environment, name: string, absent: number): number {
  const text = env[name]
  if (text === undefined || text === '') return absent
  if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number, but is "${text}".`)
  return Number(text)
}
