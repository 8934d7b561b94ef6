import { surfaceRules } from '../../../contracts/load-typescript.mjs'
import { Stop } from '../../../workspace/steps.mjs'

/** @typedef {import('@storefront/contracts/surface').Agreement} Agreement */

/**
 * Compares what sources read with what a live shop's API answers. Returns a line to print if the shop doesn't
 * tell it.
 * @param {string} packageName
 * @param {Pick<import('./read-live-shop.mjs').LiveShop, 'origin' | 'api'>} shop
 * @param {() => Promise<Agreement>} readAgreement of the sources
 * @throws Stop with both sides of each call or field that the API lacks
 */
export async function requireAgreement(packageName, { origin, api }, readAgreement) {
  if (!api) return `${origin} doesn't tell what its API answers: ${packageName} is not compared with it.`
  const agreement = await readAgreement()
  const unmet = surfaceRules().unmetBetween({ label: `${packageName} of this checkout`, agreement }, [api])
  if (unmet.length === 0) return undefined
  throw new Stop(
    `${unmet.join('\n')}\nNothing is started. Put that API in force at the shop first, or develop with the API of this checkout: npm run dev -- ${packageName}`,
  )
}
