import { lookup } from 'node:dns/promises'
import { isIP, isIPv6 } from 'node:net'

/** DNS timeout. A name that doesn't resolve in time counts as having no replicas. */
const lookupMs = 1_000

/** Resolves a host to its addresses, one per replica. */
export type Resolve = (host: string) => Promise<string[]>

/**
 * Returns the URL at each of the host's replicas. If a service hides its replicas behind one address
 * (Kubernetes), the second name `<host>-replicas` resolves to the replicas.
 */
export async function urlsOfReplicas(url: string, resolve: Resolve = resolveAddresses): Promise<string[]> {
  const { hostname } = new URL(url)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) || hostname === 'localhost') return [url]
  const named = await resolve(`${hostname}-replicas`)
  const addresses = named.length > 0 ? named : await resolve(hostname)
  if (addresses.length === 0) return [url]
  return [...new Set(addresses)].map((address) => {
    const at = new URL(url)
    at.hostname = isIPv6(address) ? `[${address}]` : address
    return at.href
  })
}

async function resolveAddresses(host: string): Promise<string[]> {
  const found = lookup(host, { all: true }).then(
    (addresses) => addresses.map(({ address }) => address),
    () => [],
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string[]>((settle) => (timer = setTimeout(() => settle([]), lookupMs)))
  return Promise.race([found, late]).finally(() => clearTimeout(timer))
}
