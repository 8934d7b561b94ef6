import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseTraceparent, traceparentOf } from '@storefront/telemetry'
import { beginStep, isTracing, type OpenSpan } from '@storefront/telemetry/server'
import type { GatewayMetrics } from './gateway-metrics'

const steps = new WeakMap<FastifyRequest, OpenSpan>()

/** A request is known by the id of its trace: its asker's, or a new one, whose bytes Node has at hand. */
export const traceIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  parseTraceparent(headers.traceparent)?.traceId ?? randomUUID().replaceAll('-', '')

/** The gateway's step of a request's trace, begun when it is first wanted: a page from the cache has none. */
export function stepOf(request: FastifyRequest): OpenSpan {
  const known = steps.get(request)
  if (known) return known
  const step = beginStep(`${request.method} ${request.routeOptions.url ?? 'no route'}`, request.id, {
    kind: 'SERVER',
  })
  steps.set(request, step)
  return step
}

/** What the API hears of the trace. */
export const traceparentFor = (request: FastifyRequest): string => traceparentOf(stepOf(request).trace)

/** Counts and times each request; its step begins with it where spans are exported. */
export function observeRequests(gateway: FastifyInstance, { requests }: GatewayMetrics): void {
  if (isTracing())
    gateway.addHook('onRequest', async (request) => {
      stepOf(request)
    })
  gateway.addHook('onResponse', async (request, reply) => {
    requests.observe(
      { kind: kindOf(request.routeOptions.url), status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
    steps.get(request)?.end(reply.statusCode >= 500 ? new Error(String(reply.statusCode)) : undefined)
  })
}

/** Few kinds: an address is a shopper's. */
function kindOf(route = ''): string {
  if (route === '/*') return 'page'
  if (/^\/(shell|remotes)\//.test(route)) return 'file'
  return /^\/(-\/|health|ready|metrics)/.test(route) ? 'ops' : 'call'
}
