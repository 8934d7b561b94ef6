import { shopFrontOf } from '../channel/shop-front.rules'
import type { Channel } from '../http/caller'
import type { Services } from '../services'

/** Whom a device makes keys for: a shop by its host name, as the settings have it and no request says. */
export function relyingPartyOf(services: Pick<Services, 'config'>, channel: Pick<Channel, 'code' | 'name'>) {
  const { name, origin } = shopFrontOf(services, channel)
  return { name, origin, id: new URL(origin).hostname }
}

/** How long a device may take to answer. */
export const challengeMs = 5 * 60_000

/** Keys of one account. */
export const passkeyLimit = 10
