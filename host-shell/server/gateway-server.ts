import type { Writable } from 'node:stream'
import { keepAddress } from '@storefront/telemetry/server'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Configuration } from './configuration'
import { strictTransportSecurity } from './security/content-security-policy'
import { readTraceId } from './observe/observe-requests'
import { answerClientError, answerErrors, rejectMalformedUrl } from './gateway-errors'
import { closeUnreadBody, rejectBodyOfRead } from './proxy/request-framing'
import { normaliseOrigin, rejectUnknownHost } from './refusal/known-host'
import { rejectLongUrl, rejectMalformedHost } from './refusal/malformed-url'

/** Never log URLs (they may contain tokens), shoppers' headers or network addresses. */
const redact = ['req.headers', 'req.url', 'req.remoteAddress']

/** How long a request may take to arrive: enough for a 5 MB upload on a slow connection. */
const requestTimeoutMs = 60_000

type ServerOptions = {
  log?: Writable
  requestTimeoutMs?: number
}

/**
 * Creates the gateway's HTTP server with error responses, security headers and logging, but without routes.
 */
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
    genReqId: readTraceId,
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
    frameworkErrors: rejectMalformedUrl,
    clientErrorHandler: answerClientError,
    requestTimeout: timeoutMs,
    // Node applies the longer of the two timeouts to the whole request, so cap this one as well.
    http: {
      headersTimeout: Math.min(30_000, timeoutMs),
      connectionsCheckingInterval: Math.min(5_000, timeoutMs),
    },
  })
  answerErrors(gateway)
  gateway.addHook('onRequest', keepAddress)
  gateway.addHook('onRequest', rejectBodyOfRead)
  gateway.addHook('onRequest', rejectMalformedHost)
  gateway.addHook('onRequest', normaliseOrigin)
  gateway.addHook('onRequest', rejectUnknownHost(allowedHosts))
  gateway.addHook('onRequest', rejectLongUrl)
  gateway.addHook('onSend', closeUnreadBody)
  gateway.addHook('onSend', async ({ protocol }, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      // A page whose URL is a secret has already set a stricter value.
      .header('referrer-policy', reply.getHeader('referrer-policy') ?? 'strict-origin-when-cross-origin')
    if (protocol === 'https') reply.header('strict-transport-security', strictTransportSecurity)
  })
  return gateway
}
