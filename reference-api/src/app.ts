import { followShopChanges } from '@storefront/contracts/shop-changes'
import { keepAddress } from '@storefront/telemetry/server'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify'
import {
  registerErrorHandler,
  answerUnread,
  malformedUrl,
  rejectBodyOfRead,
} from './platform/http/errors/error-handler'
import type { ConnectedDatabase } from './platform/database/connect'
import { shareNextRead } from './platform/database/share-next-read'
import type { JobQueue } from './platform/jobs/job-queue'
import type { Mailer } from './platform/mail/mailer'
import { serializeError } from './platform/http/errors/serialize-error.rules'
import { observeRequests, readRequestId } from './platform/observe/observe-requests'
import { opsRoutes } from './ops-routes'
import type { PaymentService } from './payment/payment/payment-service'
import * as registry from './registry'
import { refuseInMaintenance } from './shop/channel/maintenance.rules'
import { cachedChannel } from './shop/channel/resolve-channel.sql'
import type { Admission } from './platform/http/authenticate'
import { addSecurityHeaders } from './platform/http/security-headers'
import type { Api } from './platform/http/serve'
import { findMemberByAccessToken } from './account/session/session.sql'
import { openShopCache } from './platform/shop-cache/shop-cache'
import { fetchShopVersion } from './platform/shop-cache/shop-version.sql'
import { type Clock, type Config, type Services } from './services'
import type { Storage } from './platform/storage/storage'

export type AppParts = {
  database: ConnectedDatabase
  storage: Storage
  mailer: Mailer
  jobs: JobQueue
  payments: PaymentService
  clock: Clock
  config: Config
  /** Time limit for receiving a complete request, including its body. */
  requestTimeoutMs?: number
}

/** Long enough to upload a 5 MB file over a slow mobile connection (1.4 Mbit/s). */
const defaultRequestTimeoutMs = 30_000
const headersTimeoutMs = 10_000
const uploadLimitBytes = 5 * 1024 * 1024

/**
 * Builds the API as a single Fastify instance. The only state shared between requests is in
 * `services.shopCache`.
 */
export async function buildApp({
  database,
  requestTimeoutMs = defaultRequestTimeoutMs,
  ...parts
}: AppParts): Promise<Api> {
  const app: Api = Fastify({
    logger: {
      level: parts.config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'req.remoteAddress'],
      serializers: { req: anonymousRequest, res: anonymousReply, err: serializeError },
    },
    genReqId: readRequestId,
    logController: new LogController({ requestIdLogLabel: 'traceId' }),
    trustProxy: parts.config.trustedProxies,
    bodyLimit: 1024 * 1024,
    requestTimeout: requestTimeoutMs,
    http: {
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 30),
    },
    clientErrorHandler: answerUnread,
    frameworkErrors: malformedUrl,
    routerOptions: { maxParamLength: 500 },
  })
  const services: Services = {
    ...parts,
    db: database.db,
    readDb: database.readDb,
    log: app.log,
    shopCache: openShopCache(parts.clock),
    shopChanges: followShopChanges((since) => fetchShopVersion(database.readDb, since)),
  }
  app.decorate('services', services)
  app.decorate('admission', openAdmission(services))
  app.decorate('routes', [])
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (one !== 'HEAD' && one !== 'OPTIONS') app.routes.push({ method: one, url })
  })

  addSecurityHeaders(app)
  await app.register(cookie)
  await app.register(multipart, {
    limits: { files: 1, fileSize: uploadLimitBytes, fields: 20, fieldSize: 64 * 1024, headerPairs: 20 },
  })
  app.addHook('onRequest', keepAddress)
  app.addHook('onRequest', rejectBodyOfRead)
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  observeRequests(app)
  registerErrorHandler(app)
  acceptEmptyJson(app)

  opsRoutes(app, services, database)
  for (const register of registry.routes) await register(app)
  return app
}

function openAdmission(services: Services): Admission {
  const share = shareNextRead()
  return {
    shopOf: async (header) => {
      const version = await services.shopChanges.current()
      return { version, channel: await cachedChannel(services, version, header) }
    },
    refuseInMaintenance,
    memberOf: ({ id }, token, flags = []) => {
      const asked = flags.map(({ flag, ids }) => [flag.field, ...ids].join(' '))
      const login = { channelId: id, token, now: services.clock.now() }
      return share(['member', id, token, ...asked].join(' '), () =>
        findMemberByAccessToken(services.db, login, flags),
      )
    },
  }
}

/** Clients send the JSON content type on every call (§7), so accept it on a PATCH or POST without a body. */
function acceptEmptyJson(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body as string, done),
  )
}

/**
 * Logs only the route pattern, because paths may contain tokens and query strings may contain email
 * addresses.
 */
function anonymousRequest(request: { method: string; routeOptions?: { url?: string } }) {
  return { method: request.method, route: request.routeOptions?.url }
}

/** Logs the route too, so that the response's log line makes sense on its own. */
function anonymousReply({ statusCode, request }: Partial<Pick<FastifyReply, 'statusCode' | 'request'>>) {
  return { statusCode, route: request?.routeOptions.url }
}
