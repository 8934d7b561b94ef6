import type { Site } from '@storefront/site'
import { isRecommendationUsed } from './recommendation'

type Shop = Pick<Site, 'settings' | 'maintenance'>

/** The tag manager of a shop; one that is closed for maintenance may name its own. */
export const tagManagerOf = ({ settings, maintenance }: Shop): string | undefined =>
  settings.tagManager.id ?? maintenance?.gtm_id ?? undefined

/** Whether others than the shop are told of what shoppers do: then they have a say. */
export const hasServices = (shop: Shop): boolean =>
  tagManagerOf(shop) !== undefined || isRecommendationUsed(shop.settings.recommendation)
