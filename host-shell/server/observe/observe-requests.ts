import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseTraceparent, traceparentOf } from '@storefront/telemetry'
import { beginStep, isTracing, type OpenSpan } from '@storefront/telemetry/server'
import type { GatewayMetrics } from './gateway-metrics'

const steps = new WeakMap<FastifyRequest, OpenSpan>()

/** Returns the caller's trace id, or a new one. randomUUID is cheap, because Node pools its random bytes. */
export const readTraceId = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  parseTraceparent(headers.traceparent)?.traceId ?? randomUUID().replaceAll('-', '')

/**
 * Returns the gateway's span for a request and starts it on demand. Without tracing, a cached page has no
 * span.
 */
export function getRequestSpan(request: FastifyRequest): OpenSpan {
  const known = steps.get(request)
  if (known) return known
  const step = beginStep(`${request.method} ${request.routeOptions.url ?? 'no route'}`, request.id, {
    kind: 'SERVER',
  })
  steps.set(request, step)
  return step
}

export const traceparentFor = (request: FastifyRequest): string =>
  traceparentOf(getRequestSpan(request).trace)

/** Counts and times each request, and starts a span for it if tracing is on. */
export function observeRequests(gateway: FastifyInstance, { requests }: GatewayMetrics): void {
  if (isTracing())
    gateway.addHook('onRequest', async (request) => {
      getRequestSpan(request)
    })
  gateway.addHook('onResponse', async (request, reply) => {
    requests.observe(
      { kind: classifyRoute(request.routeOptions.url), status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
    steps.get(request)?.end(reply.statusCode >= 500 ? new Error(String(reply.statusCode)) : undefined)
  })
}

/** Groups routes into a few label values, because a URL could identify a shopper. */
function classifyRoute(route = ''): string {
  if (route === '/*') return 'page'
  if (/^\/(shell|remotes)\//.test(route)) return 'file'
  return /^\/(-\/|health|ready|metrics)/.test(route) ? 'ops' : 'call'
}
