import type { FastifyInstance } from 'fastify'
import { shopChangesPath } from '@storefront/contracts/shop-changes'
import calls from '@storefront/contracts/surface.json'
import { isDraining, isOfOwnNetwork } from '@storefront/telemetry/server'
import { exposeMetrics } from '@storefront/telemetry/metrics'
import type { ConnectedDatabase } from './platform/database/connect'
import { fetchShopVersion } from './platform/shop-cache/shop-version.sql'
import type { Services } from './services'
import { apiMetrics } from './platform/observe/api-metrics'
import { inTime, parts, createReadinessCheck } from './readiness'

/** Format of PostgreSQL's `pg_snapshot`. A shop has fewer open transactions than this is long. */
const snapshotFormat = /^\d{1,20}:\d{1,20}:[\d,]{0,20000}$/

const words = { ok: 'ready again', degraded: 'ready for reads alone', failing: 'not ready' }

/** Registers the endpoints for operations, none of which the gateway forwards. */
export function opsRoutes(
  app: FastifyInstance,
  services: Services,
  database: Pick<ConnectedDatabase, 'waiting'>,
): void {
  const readiness = createReadinessCheck(services)
  let told = ''

  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    const { isReady, failing, degraded } = await readiness()
    const status = !isReady ? 'failing' : Object.keys(degraded).length > 0 ? 'degraded' : 'ok'
    if (told !== status && (told || status !== 'ok'))
      app.log[status === 'ok' ? 'info' : 'error']({ failing, degraded }, words[status])
    told = status
    // Load balancers check only the status code. A fault shared by all replicas must not take any of them out
    // of rotation.
    if (status === 'ok') return { status }
    if (status === 'degraded') return { status, degraded }
    return reply.code(503).send({ status, failing })
  })
  app.get<{ Querystring: { since?: unknown } }>(shopChangesPath, async ({ ip, query: { since } }, reply) => {
    if (!isOfOwnNetwork(ip)) return reply.callNotFound()
    if (since !== undefined && (typeof since !== 'string' || !snapshotFormat.test(since)))
      return reply.code(400).send()
    return reply
      .header('cache-control', 'no-store')
      .send(await fetchShopVersion(services.readDb, since ?? null))
  })
  // `npm run compose` compares a release's reads with it before the release comes into force.
  app.get('/agreement', async ({ ip }, reply) => {
    if (!isOfOwnNetwork(ip)) return reply.callNotFound()
    return { name: 'reference-api', version: __RELEASE_VERSION__, agreement: { answers: calls } }
  })
  app.get('/metrics', async ({ ip }, reply) => {
    const { metrics } = apiMetrics()
    if (!isOfOwnNetwork(ip)) return reply.callNotFound()
    await takeGauges()
    const exposed = await exposeMetrics(metrics, ip)
    if (!exposed) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').type(exposed.type).send(exposed.text)
  })

  async function takeGauges(): Promise<void> {
    const { ready, jobsWaiting, oldestJob, poolWaiting } = apiMetrics()
    const { failing, degraded } = await readiness()
    const isDatabaseAway = 'database' in failing
    for (const part of parts) ready.set({ part }, Number(!(part in failing) && !(part in degraded)))
    if (isDatabaseAway) ready.set({ part: 'writing' }, 0)
    // Read the pools before running our own query, which may have to wait for a connection too.
    for (const [pool, count] of Object.entries(database.waiting())) poolWaiting.set({ pool }, count)
    // Without a database, there are no job metrics. `api_ready` reports the outage.
    if (isDatabaseAway) return
    // If the job metrics are slow, omit them rather than delay the others.
    const backlog = await inTime(services.jobs.backlog()).catch(() => undefined)
    if (!backlog) return
    jobsWaiting.set(backlog.waiting)
    oldestJob.set(backlog.oldestSeconds)
  }
}
