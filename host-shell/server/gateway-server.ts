import type { Writable } from 'node:stream'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Configuration } from './configuration'
import { strictTransportSecurity } from './content-security-policy'
import { answerClientError, answerErrors, answerUnreadable } from './gateway-errors'
import { rejectBodyOfRead } from './request-framing'

/** Lines name no address of a page or call, for it may hold a token, and no shopper's headers or network address. */
const redact = ['req.headers', 'req.url', 'req.remoteAddress']

/** The HTTP server of the gateway, still without routes: what it refuses, how it says so, what it logs. */
export function createGatewayServer({ trustedProxies }: Pick<Configuration, 'trustedProxies'>, log?: Writable): FastifyInstance {
  const gateway = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'info', redact, ...(log ? { stream: log } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerClientError,
  })
  answerErrors(gateway)
  gateway.addHook('onRequest', rejectBodyOfRead)
  gateway.addHook('onSend', async ({ protocol }, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'strict-origin-when-cross-origin')
    if (protocol === 'https') reply.header('strict-transport-security', strictTransportSecurity)
  })
  return gateway
}
