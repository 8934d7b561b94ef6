import { shopFrontOf } from '../channel/shop-front.rules'
import type { Channel } from '../http/caller'
import type { Services } from '../services'

/**
 * The relying party of a device's keys: the shop by its host name from the configuration, never from a
 * request.
 */
export function relyingPartyOf(services: Pick<Services, 'config'>, channel: Pick<Channel, 'code' | 'name'>) {
  const { name, origin } = shopFrontOf(services, channel)
  return { name, origin, id: new URL(origin).hostname }
}

/** The device's time limit for its response. */
export const challengeMs = 5 * 60_000

export const passkeyLimit = 10
