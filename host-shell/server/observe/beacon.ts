import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey, TokenBuckets } from '@storefront/telemetry/server'
import { is } from 'superstruct'
import { outcomeOfFailure } from '../canary/release-record.rules'
import type { CanaryTraffic } from '../canary/canary-traffic'
import { listReleases } from '../composition/canary.rules'
import type { CompositionSource } from '../composition/composition-source'
import { anonymousWords, Beacon, inSeconds, isPossibleVital, kindOfFailure, toLabels } from './beacon.rules'
import type { GatewayMetrics } from './gateway-metrics'

const largestBeaconBytes = 8 * 1024

/** Rate limit per address. A page sends its failures, and its vitals once when the shopper leaves it. */
const ofOneAddress = { burst: 20, perSecond: 0.5 }
/**
 * Overall rate limit. More than this is an attack, or a shop whose pages all fail, which other metrics show
 * anyway.
 */
const ofAll = { burst: 200, perSecond: 50 }

/** Registers `POST /-/beacon`, which records browser failures and page speed by remote and version. */
export function beaconRoute(
  gateway: FastifyInstance,
  {
    compositions,
    canaries,
    metrics,
  }: { compositions: CompositionSource; canaries: CanaryTraffic; metrics: GatewayMetrics },
) {
  const [addresses, all] = [new TokenBuckets(ofOneAddress), new TokenBuckets(ofAll)]
  const { beacons, failures, vitals } = metrics
  gateway.post(
    '/-/beacon',
    { bodyLimit: largestBeaconBytes, onRequest: refuseTooMany },
    async ({ body, ip }, reply) => {
      if (!is(body, Beacon)) {
        beacons.inc({ result: 'malformed' })
        return reply.code(400).header('cache-control', 'no-store').send()
      }
      beacons.inc({ result: 'heard' })
      const { active } = await compositions.current()
      const inForce = [...listReleases(active), { name: 'shell', version: __RELEASE_VERSION__ }]
      for (const { kind, detail, ...release } of body.failures ?? []) {
        const labels = { ...toLabels(release, inForce), kind: kindOfFailure(kind) }
        failures.inc(labels)
        canaries.noteFailure(
          { name: labels.remote, version: labels.version },
          addressKey(ip),
          outcomeOfFailure({ kind, detail }),
        )
        const version = /^[\w.+-]+$/.test(release.version ?? '') ? release.version : labels.version
        const traceId = /^[\da-f]{32}$/.test(body.traceId ?? '') ? { traceId: body.traceId } : {}
        gateway.log.warn(
          { ...traceId, ...labels, version, error: anonymousWords(detail) },
          'failure in a browser',
        )
      }
      for (const { name, value, ...release } of (body.vitals ?? []).filter(isPossibleVital)) {
        const labels = toLabels(release, inForce)
        vitals.observe({ ...labels, name }, inSeconds(name, value))
        canaries.noteVital({ name: labels.remote, version: labels.version }, { name, value }, addressKey(ip))
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  )

  async function refuseTooMany({ ip, headers }: FastifyRequest, reply: FastifyReply) {
    const site = headers['sec-fetch-site']
    const isForeign = site !== undefined && site !== 'same-origin'
    if (!isForeign && addresses.take(ip) && all.take('all')) return
    beacons.inc({ result: isForeign ? 'foreign' : 'too many' })
    await reply
      .code(isForeign ? 403 : 429)
      .header('cache-control', 'no-store')
      .send()
  }
}
