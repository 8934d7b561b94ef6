import type { ProductSummary } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { recordListView } from '../analytics.rules'
import { useInView } from './use-in-view'

/** Records `view_item_list` when the element scrolls into view, and again when its products change. */
export const useListView = <E extends HTMLElement>(
  list: string,
  products: readonly ProductSummary[],
  first = 0,
) =>
  useInView<E>(products.map(({ id }) => id).join(), () =>
    publish('analytics.recorded', recordListView(list, products, first)),
  )
