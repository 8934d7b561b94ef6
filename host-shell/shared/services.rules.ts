import type { Site } from '@storefront/site'

type Shop = Pick<Site, 'settings' | 'maintenance'>
type Recommendation = Site['settings']['recommendation']

/** Checks that the recommendation service is switched on and has a host (PLUGIN.NAVIPLUS.*). */
export const isRecommendationUsed = ({ isUsed, host }: Pick<Recommendation, 'isUsed' | 'host'>): boolean =>
  isUsed && host !== ''

/** Returns the shop's tag manager id. A shop in maintenance may have a separate one. */
export const findTagManagerId = ({ settings, maintenance }: Shop): string | undefined =>
  settings.tagManager.id ?? maintenance?.gtm_id ?? undefined

/** Checks whether third parties learn how shoppers behave, which requires consent. */
export const hasServices = (shop: Shop): boolean =>
  findTagManagerId(shop) !== undefined || isRecommendationUsed(shop.settings.recommendation)
