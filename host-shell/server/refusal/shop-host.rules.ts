import { isIP } from 'node:net'

type Hosts = { channels: ReadonlyMap<string, string>; publicOrigin: string | undefined }

/**
 * Returns the origin to which a page of an unconfigured host is redirected, because its card fields and its
 * way back from a payment work only on the shop's own hosts. Returns undefined if the host is the shop's own,
 * an address, or a name in a network that the public origin might not reach.
 *
 * @param hostname Normalised, without a port.
 */
export function findShopOrigin({ channels, publicOrigin }: Hosts, hostname: string): string | undefined {
  if (!publicOrigin) return undefined
  const shop = new URL(publicOrigin)
  const isOwn = (host: string) => host === shop.hostname || (host !== '*' && channels.has(host))
  if (isOwn(hostname) || isInternal(hostname)) return undefined
  if (isLoopback(shop.hostname) && !isLoopback(hostname)) return undefined
  const withoutPrefix = hostname.replace(/^www\./, '')
  if (isOwn(withoutPrefix)) shop.hostname = withoutPrefix
  return shop.origin
}

/** Addresses and names without a dot are used by probes, containers and developers' devices. */
const isInternal = (hostname: string) => isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || !hostname.includes('.')

const isLoopback = (hostname: string) => /(?:^|\.)localhost$/.test(hostname)
