import type { Banner } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { recordPromotion } from '../analytics.rules'
import { useInView } from './use-in-view'

/** Records a banner as a GA4 promotion, on its first view and on each click. */
export function usePromotion<E extends HTMLElement>(banner: Banner) {
  const record = (name: 'view_promotion' | 'select_promotion') =>
    publish('analytics.recorded', recordPromotion(name, banner))
  const place = useInView<E>(String(banner.id), () => record('view_promotion'))
  return { place, onFollow: () => record('select_promotion') }
}
