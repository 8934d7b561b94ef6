import type { FastifyInstance } from 'fastify'
import { exposeMetrics } from '@storefront/telemetry/metrics'
import { isDraining, isOfOwnNetwork } from '@storefront/telemetry/server'
import type { CanaryTraffic } from '../canary/canary-traffic'
import type { CompositionSource } from '../composition/composition-source'
import { apiAgreement } from './api-agreement'
import type { FirstPages } from './first-pages'
import type { GatewayMetrics } from './gateway-metrics'

export function opsRoutes(
  gateway: FastifyInstance,
  {
    compositions,
    canaries,
    metrics,
    firstPages,
  }: {
    compositions: CompositionSource
    canaries: CanaryTraffic
    metrics: GatewayMetrics
    firstPages: Pick<FirstPages, 'state'>
  },
) {
  gateway.get('/health', async () => ({ status: 'ok', version: __RELEASE_VERSION__ }))
  gateway.get('/ready', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    try {
      const { cold, isWaitedFor } = firstPages.state()
      if (isWaitedFor) return await reply.code(503).send({ status: 'failing', failing: cold })
      const { active } = await compositions.current()
      if (Object.keys(cold).length > 0) return { status: 'degraded', composition: active.id, degraded: cold }
      return { status: 'ok', composition: active.id }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'failing', failing: { composition: 'none is in force' } })
    }
  })
  gateway.get('/metrics', async ({ ip }, reply) => {
    metrics.refusals.set(Number((await compositions.current()).refused.length > 0))
    const told = await exposeMetrics(metrics.metrics, ip)
    if (!told) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').type(told.type).send(told.text)
  })
  gateway.get('/-/composition', async ({ ip }) => {
    const isOps = isOfOwnNetwork(ip)
    // Ops get the state after a check of the current document. Other callers don't wait for a check.
    const { active, ...state } = await (isOps ? compositions.lookNow() : compositions.current())
    const inForce = {
      id: active.id,
      remotes: active.remotes.map(({ name, version }) => ({ name, version })),
    }
    // Only ops may see the reasons, because they name internal hosts and files.
    return isOps ? { ...inForce, ...state, canaries: canaries.states() } : inForce
  })
  const readAgreement = apiAgreement()
  // `npm run dev -- mfe-cart --with` compares sources with it. The shop's scripts contain these names too.
  gateway.get('/-/agreement', async (_request, reply) => {
    const text = await readAgreement()
    if (text === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').type('application/json').send(text)
  })
}
