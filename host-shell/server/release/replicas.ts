import { lookup } from 'node:dns/promises'
import { isIP, isIPv6 } from 'node:net'

/** A name that does not resolve in this time has no replicas. */
const lookupMs = 1_000

/** Resolves a host to its addresses; each of them is a replica. */
export type Resolve = (host: string) => Promise<string[]>

/**
 * The URL at each replica of its host. A service that hides its replicas behind one address (Kubernetes) has
 * a second one, `<host>-replicas`, that names them.
 */
export async function urlsOfReplicas(url: string, resolve: Resolve = addressesOf): Promise<string[]> {
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

async function addressesOf(host: string): Promise<string[]> {
  const found = lookup(host, { all: true }).then(
    (addresses) => addresses.map(({ address }) => address),
    () => [],
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string[]>((settle) => (timer = setTimeout(() => settle([]), lookupMs)))
  return Promise.race([found, late]).finally(() => clearTimeout(timer))
}
