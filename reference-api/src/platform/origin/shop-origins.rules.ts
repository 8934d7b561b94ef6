export const stripTrailingSlash = (text: string) => text.replace(/\/$/, '')

/** Inverts the gateway's host-to-channel table. All hosts share the same scheme and port. */
export function channelOrigins(channels: string, publicOrigin: string): Record<string, string> {
  const pairs = channels.split(',').map((pair) => pair.trim().split('='))
  return Object.fromEntries(
    pairs.flatMap(([host, channel]) => {
      if (!host || !channel || host === '*') return []
      const url = new URL(publicOrigin)
      url.hostname = host
      return [[channel, url.origin]]
    }),
  )
}

/** Lists the origins of the pages of all channels. */
export const listShopOrigins = (shop: { publicOrigin: string; channelOrigins: Record<string, string> }) => [
  new URL(shop.publicOrigin).origin,
  ...Object.values(shop.channelOrigins),
]
