import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { buildApp } from '../app'
import { openJobQueue } from '../jobs/job-queue'
import type { Mail } from '../mail/mailer'
import type { ConnectedDatabase } from '../database/connect'
import * as registry from '../registry'
import { sandboxPaymentService } from '../payment/sandbox-service'
import { buildSandbox } from '../sandbox-payment/sandbox-app'
import type { Config } from '../services'
import { openLocalStorage } from '../storage/local-storage'
import { aUserAccount, aSession } from './builders'
import { freshDatabase } from './fresh-database'
import { testSecrets } from './secrets'
import { firstInstant } from './servers/test-clock'

type CallOptions = {
  body?: unknown
  as?: SignedIn
  headers?: Record<string, string>
  cookies?: Record<string, string>
}

export type SignedIn = { id: number; email: string; accessToken: string }

const testConfig: Config = {
  publicOrigin: 'https://shop.example.jp',
  channelOrigins: { business: 'https://business.example.jp', school: 'https://school.example.jp' },
  paymentOrigin: 'https://pay.example.jp',
  defaultChannel: 'tsunagu',
  isAnswerChecked: true,
  logLevel: 'silent',
  searchCountCacheTtlMs: 0,
  rateLimitFactor: 1,
  trustedProxies: 'loopback',
  secrets: testSecrets,
}

type Parts = { replica?: ConnectedDatabase; database?: ConnectedDatabase; requestTimeoutMs?: number }

/** The whole API on a new database, or on the given one. Call `close` in afterAll. */
export async function freshApi(
  config: Partial<Config> = {},
  { replica, database: given, requestTimeoutMs }: Parts = {},
) {
  const own = given ?? (await freshDatabase())
  const database = replica ? { ...own, readDb: replica.db } : own
  const folder = await mkdtemp(join(tmpdir(), 'storefront-storage-'))
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: async () => undefined }
  const failures: Error[] = []
  const jobs = await openJobQueue(database, registry.jobs, (error) => failures.push(error))
  const offsetTo = (instant: string) => Date.parse(instant) - Date.now()
  let offsetMs = offsetTo(firstInstant)
  const clock = { now: () => new Date(Date.now() + offsetMs) }
  const configured = { ...testConfig, ...config }
  const sandbox = await buildSandbox({
    origin: configured.paymentOrigin,
    now: clock.now,
    keys: configured.secrets.payment,
    rateLimitFactor: configured.rateLimitFactor,
    notify: async (body) => {
      const url = '/v1/sbpayment/receive/payment'
      return (await app.inject({ method: 'POST', url, payload: body })).statusCode === 204
    },
  })
  const payments = sandboxPaymentService(configured, async ({ method, path, authorization, body }) => {
    const response = await sandbox.app.inject({
      method,
      url: path,
      headers: { authorization },
      payload: body,
    })
    return { status: response.statusCode, body: response.json() }
  })
  const app: Awaited<ReturnType<typeof buildApp>> = await buildApp({
    database,
    payments,
    storage: openLocalStorage(folder),
    mailer,
    jobs,
    clock,
    requestTimeoutMs,
    config: configured,
  })
  const { db } = database

  return {
    app,
    db,
    kind: database.kind,
    services: app.services,
    routes: app.routes,
    clock,
    /** Sets the shop's clock; timestamps by the database itself stay real. */
    setClock: (instant: string) => (offsetMs = offsetTo(instant)),
    resetClock: () => (offsetMs = offsetTo(firstInstant)),
    advanceClock: (ms: number) => (offsetMs += ms),
    mails,
    /** The payment service, as a separate application. */
    sandbox,
    /** Runs all due jobs, including mails, after the payment service has sent its notifications. */
    async runJobs() {
      await sandbox.deliverDue()
      return jobs.drain(app.services)
    },
    /** The newest mail, optionally to one address, once all jobs are done. */
    async newestMail(address?: string): Promise<Mail | undefined> {
      await jobs.drain(app.services)
      return mails.findLast(({ to }) => address === undefined || to === address)
    },
    async signIn(values: Parameters<typeof aUserAccount>[1] = {}): Promise<SignedIn> {
      const account = await aUserAccount(db, values)
      return { id: account.id, email: account.email, accessToken: await aSession(db, account.id) }
    },
    async call(method: string, url: string, { body, as, headers = {}, cookies }: CallOptions = {}) {
      const target = url.startsWith('/sandbox-payment/') ? sandbox.app : app
      const response = await target.inject({
        method: method as InjectOptions['method'] & string,
        url,
        cookies,
        payload: body as InjectOptions['payload'],
        headers: {
          'x-ecd-channel-id': 'tsunagu',
          ...(as ? { authorization: `Bearer ${as.accessToken}` } : {}),
          ...headers,
        },
      })
      const isJson = String(response.headers['content-type'] ?? '').includes('json')
      return {
        status: response.statusCode,
        headers: response.headers,
        cookies: response.cookies,
        raw: response.rawPayload,
        body: isJson ? response.json() : response.body,
      }
    },
    async close() {
      await sandbox.app.close()
      await app.close()
      await jobs.stop()
      await database.close()
      await rm(folder, { recursive: true, force: true })
      if (failures.length > 0) throw failures[0]
    },
  }
}

export type FreshApi = Awaited<ReturnType<typeof freshApi>>
