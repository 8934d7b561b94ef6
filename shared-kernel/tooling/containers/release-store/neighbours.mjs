import { lookup } from 'node:dns/promises'
import { isIPv6 } from 'node:net'

/** Nobody waits longer for a neighbour: a start may not depend on one. */
const waitMs = 1_000
/** In force are one release and perhaps a canary; just after a switch, those before as well. */
const mostVersions = 4

/** The service of a remote, as gateways look for it. */
export const serviceOf = (name) => `mfe-${name}`

/**
 * The releases that other replicas of a remote render now: those in force, whatever this image holds.
 * @param {string} service its name in the network
 * @param {object} [options]
 * @param {number | string} [options.port]
 * @param {(service: string) => Promise<string[]>} [options.resolve] addresses of a name
 * @returns {Promise<string[]>} none where nobody answers
 */
export async function versionsOfNeighbours(
  service,
  { port = process.env.PORT ?? 8080, resolve = addressesOf } = {},
) {
  // One address that stands for all of them is one of them at a time.
  const named = await resolve(`${service}-replicas`)
  const addresses = named.length > 0 ? named : await resolve(service)
  const told = await Promise.all(addresses.map((address) => versionsAt(address, port)))
  return [...new Set(told.flat())].slice(0, mostVersions)
}

const addressesOf = (service) =>
  Promise.race([
    lookup(service, { all: true }).then(
      (found) => found.map(({ address }) => address),
      () => [],
    ),
    new Promise((resolve) => setTimeout(() => resolve([]), waitMs).unref()),
  ])

async function versionsAt(address, port) {
  const host = isIPv6(address) ? `[${address}]` : address
  try {
    const response = await fetch(`http://${host}:${port}/health`, { signal: AbortSignal.timeout(waitMs) })
    const { workers } = await response.json()
    return Object.keys(workers).filter((version) => workers[version].state === 'ready')
  } catch {
    // This replica itself, or one that is being replaced.
    return []
  }
}
