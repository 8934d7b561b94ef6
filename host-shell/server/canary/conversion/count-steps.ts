import { addressKey } from '@storefront/telemetry/server'
import type { FastifyInstance } from 'fastify'
import type { CanaryTraffic } from '../canary-traffic'
import { findStep } from './conversion-steps.rules'

/**
 * Counts the steps to an order by the pages and API calls that pass through the gateway. Shoppers count once
 * their browser has sent back its bucket, so crawlers without cookies don't.
 */
export function countSteps(gateway: FastifyInstance, canaries: CanaryTraffic): void {
  gateway.addHook('onResponse', async ({ method, url, headers, ip }, { statusCode }) => {
    if (!canaries.isComparing()) return
    const step = findStep({ method, url, status: statusCode })
    if (step) canaries.noteStep(step, headers.cookie ?? '', addressKey(ip))
  })
}
