import { lookup } from 'node:dns/promises'
import { isIPv6 } from 'node:net'

/** Timeout for requests to neighbours, because a start must not depend on neighbours. */
const waitMs = 1_000
/**
 * Usually there are at most the stable release and a canary, and right after a switch both previous versions.
 */
const mostVersions = 4

/** @param {string} name of a remote */
export const toServiceName = (name) => `mfe-${name}`

/**
 * Returns the versions that the remote's other replicas currently render. These versions are active, whatever
 * release this image contains.
 * @param {string} service its network name
 * @param {object} [options]
 * @param {number | string} [options.port]
 * @param {(service: string) => Promise<string[]>} [options.resolve] resolves a name to addresses
 * @returns {Promise<string[]>} empty if no replica responds
 */
export async function fetchNeighbourVersions(
  service,
  { port = process.env.PORT ?? 8080, resolve = resolveAddresses } = {},
) {
  // A single address may belong to a load balancer, which forwards to a different replica each time.
  const named = await resolve(`${service}-replicas`)
  const addresses = named.length > 0 ? named : await resolve(service)
  const told = await Promise.all(addresses.map((address) => versionsAt(address, port)))
  return [...new Set(told.flat())].slice(0, mostVersions)
}

/** @param {string} service @returns {Promise<string[]>} */
const resolveAddresses = (service) =>
  Promise.race([
    lookup(service, { all: true }).then(
      (found) => found.map(({ address }) => address),
      () => [],
    ),
    new Promise((resolve) => setTimeout(() => resolve([]), waitMs).unref()),
  ])

/** @param {string} address @param {number | string} port */
async function versionsAt(address, port) {
  const host = isIPv6(address) ? `[${address}]` : address
  try {
    const response = await fetch(`http://${host}:${port}/health`, { signal: AbortSignal.timeout(waitMs) })
    /** @type {{ workers: Record<string, { state: string }> }} */
    const { workers } = await response.json()
    return Object.keys(workers).filter((version) => workers[version]?.state === 'ready')
  } catch {
    // The address belongs to this replica itself, or to a replica that is being replaced.
    return []
  }
}
