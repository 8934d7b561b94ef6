import { addressKey } from '@storefront/telemetry/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CanaryTraffic } from '../canary-traffic'
import type { Step } from './conversion.rules'
import { findStep } from './conversion-steps.rules'

/**
 * Counts the steps to an order by the pages and API calls that pass through the gateway. Shoppers count once
 * their browser has sent back its bucket, so crawlers without cookies don't.
 */
export function countSteps(gateway: FastifyInstance, canaries: CanaryTraffic): void {
  const begun = new WeakMap<FastifyRequest, { step: Step; address: string }>()
  // A request whose body has been passed on has lost its socket, and with it the address.
  gateway.addHook('onRequest', async (request) => {
    const step = canaries.isComparing() ? findStep(request) : undefined
    if (step) begun.set(request, { step, address: addressKey(request.ip) })
  })
  gateway.addHook('onResponse', async (request, { statusCode }) => {
    const { step, address = '' } = begun.get(request) ?? {}
    // A refused request is no step.
    if (step && statusCode >= 200 && statusCode < 300)
      canaries.noteStep(step, request.headers.cookie ?? '', address)
  })
}
