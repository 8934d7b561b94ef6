import type { FastifyInstance } from 'fastify'
import { isDraining } from '@storefront/telemetry/server'
import { exposeMetrics } from '@storefront/telemetry/metrics'
import type { Services } from './services'
import { apiMetrics } from './observe/api-metrics'
import { readinessOf } from './readiness'

/** What ops and their machines ask the API for; the gateway passes none of it on. */
export function opsRoutes(app: FastifyInstance, services: Services): void {
  const readiness = readinessOf(services)
  let wasReady = true

  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    const { isReady, failing } = await readiness()
    if (wasReady !== isReady)
      app.log[isReady ? 'info' : 'error']({ failing }, isReady ? 'ready again' : 'not ready')
    wasReady = isReady
    return isReady ? { status: 'ok' } : reply.code(503).send({ status: 'failing', failing })
  })
  app.get('/metrics', async ({ ip }, reply) => {
    const { metrics, ready } = apiMetrics()
    const { failing } = await readiness()
    for (const part of ['database', 'storage']) ready.set({ part }, Number(!(part in failing)))
    const told = await exposeMetrics(metrics, ip)
    if (!told) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').type(told.type).send(told.text)
  })
}
