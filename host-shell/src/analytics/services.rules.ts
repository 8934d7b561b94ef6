import type { Site } from '@storefront/site'
import { isRecommendationUsed } from './recommendation'

type Shop = Pick<Site, 'settings' | 'maintenance'>

/** The tag manager of a shop; one that is closed for maintenance may name another. */
export const tagManagerOf = ({ settings, maintenance }: Shop): string | undefined =>
  settings.tagManager.id ?? maintenance?.gtm_id ?? undefined

/** True if third parties learn what shoppers do, which requires their consent. */
export const hasServices = (shop: Shop): boolean =>
  tagManagerOf(shop) !== undefined || isRecommendationUsed(shop.settings.recommendation)
