import type { Writable } from 'node:stream'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Configuration } from './configuration'
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
  return gateway
}
