import type { Site } from '@storefront/site'
import { isRecommendationUsed } from './recommendation'

type Shop = Pick<Site, 'settings' | 'maintenance'>

/** The shop's tag manager id. A shop in maintenance may have a separate one. */
export const tagManagerOf = ({ settings, maintenance }: Shop): string | undefined =>
  settings.tagManager.id ?? maintenance?.gtm_id ?? undefined

/** True if third parties learn how shoppers behave, which requires consent. */
export const hasServices = (shop: Shop): boolean =>
  tagManagerOf(shop) !== undefined || isRecommendationUsed(shop.settings.recommendation)
