import { toShopFront } from '../../shop/channel/shop-front.rules'
import type { Channel } from '../../platform/http/caller'
import type { Services } from '../../services'

/**
 * Returns the relying party to which passkeys are bound. Its host name comes from the configuration, never
 * from a request.
 */
export function getRelyingParty(services: Pick<Services, 'config'>, channel: Pick<Channel, 'code' | 'name'>) {
  const { name, origin } = toShopFront(services, channel)
  return { name, origin, id: new URL(origin).hostname }
}

/** Time that the device may take to respond. */
export const challengeMs = 5 * 60_000

export const passkeyLimit = 10
