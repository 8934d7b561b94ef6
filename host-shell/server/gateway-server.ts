import type { Writable } from 'node:stream'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Configuration } from './configuration'
import { strictTransportSecurity } from './security/content-security-policy'
import { traceIdOf } from './observe/observe-requests'
import { answerClientError, answerErrors, rejectMalformedUrl } from './gateway-errors'
import { closeUnreadBody, rejectBodyOfRead } from './proxy/request-framing'
import { normaliseOrigin, rejectUnknownHost } from './security/known-host'
import { rejectLongUrl, rejectMalformedHost } from './security/malformed-url'

/**
 * Lines name no address of a page or call, for it may hold a token, and no shopper's headers or network
 * address.
 */
const redact = ['req.headers', 'req.url', 'req.remoteAddress']

/** How long a request may take to arrive as a whole: an upload of 5 MB does over a slow line. */
const requestTimeoutMs = 60_000

type ServerOptions = {
  /** Where log lines go instead of the standard output. */
  log?: Writable
  requestTimeoutMs?: number
}

/** The HTTP server of the gateway, still without routes: what it refuses, how it says so, what it logs. */
export function createGatewayServer(
  {
    trustedProxies,
    allowedHosts,
  }: Pick<Configuration, 'trustedProxies'> & Partial<Pick<Configuration, 'allowedHosts'>>,
  { log, requestTimeoutMs: timeoutMs = requestTimeoutMs }: ServerOptions = {},
): FastifyInstance {
  const gateway = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'info', redact, ...(log ? { stream: log } : {}) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: traceIdOf,
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
    frameworkErrors: rejectMalformedUrl,
    clientErrorHandler: answerClientError,
    requestTimeout: timeoutMs,
    // Node takes the longer of the two for the whole request.
    http: {
      headersTimeout: Math.min(30_000, timeoutMs),
      connectionsCheckingInterval: Math.min(5_000, timeoutMs),
    },
  })
  answerErrors(gateway)
  gateway.addHook('onRequest', rejectBodyOfRead)
  gateway.addHook('onRequest', rejectMalformedHost)
  gateway.addHook('onRequest', normaliseOrigin)
  gateway.addHook('onRequest', rejectUnknownHost(allowedHosts))
  gateway.addHook('onRequest', rejectLongUrl)
  gateway.addHook('onSend', closeUnreadBody)
  gateway.addHook('onSend', async ({ protocol }, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      // A page whose address is a key has said more already.
      .header('referrer-policy', reply.getHeader('referrer-policy') ?? 'strict-origin-when-cross-origin')
    if (protocol === 'https') reply.header('strict-transport-security', strictTransportSecurity)
  })
  return gateway
}
