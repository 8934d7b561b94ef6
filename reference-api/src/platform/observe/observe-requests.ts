import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseTraceparent, type Trace } from '@storefront/telemetry'
import { beginStep, openSpan, withStep, type OpenSpan } from '@storefront/telemetry/server'
import { apiMetrics } from './api-metrics'

const steps = new WeakMap<FastifyRequest, OpenSpan>()

/**
 * Returns the request's id: its trace id if there is one, otherwise the client's X-Request-Id or a random id.
 */
export const readRequestId = ({ headers }: IncomingMessage): string =>
  parseTraceparent(headers.traceparent)?.traceId ??
  acceptableId(headers['x-request-id']) ??
  randomUUID().replaceAll('-', '')

function acceptableId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined
}

/** Counts and times each request, and opens the span to which its statements belong. */
export function observeRequests(app: FastifyInstance): void {
  // Starts after the body has been read, because reading the body would lose the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const { method, routeOptions, headers, id } = request
    const route = routeOptions.url ?? 'no route'
    const step = begin(`${method} ${route}`, parseTraceparent(headers.traceparent), id)
    steps.set(request, step)
    withStep(step.trace, { route }, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'no route'
    const { requests, times } = apiMetrics()
    requests.inc({ method, route, status: reply.statusCode })
    times.observe({ route }, reply.elapsedTime / 1_000)
    steps.get(request)?.end(reply.statusCode >= 500 ? new Error(String(reply.statusCode)) : undefined)
  })
}

function begin(name: string, parent: Trace | undefined, id: string): OpenSpan {
  const kind = 'SERVER'
  if (parent) return openSpan(name, parent, { kind })
  return beginStep(name, /^[\da-f]{32}$/.test(id) ? id : undefined, { kind })
}
