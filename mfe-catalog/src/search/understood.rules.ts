import type { UnderstoodSearch } from '@storefront/contracts'
import { nearShop, type ProductSearch } from './product-search.rules'

/**
 * Replaces the search term by what its words mean, as the API understands them (ADR 0119). Tomorrow's
 * delivery is to the shopper's prefecture, if it is known.
 */
export function toUnderstoodSearch(
  search: ProductSearch,
  understood: UnderstoodSearch,
  prefecture?: string,
): ProductSearch {
  const { from: _, ...state } = search
  const { occasion, recipient, tag, trait, without, price_from, price_to, sort } = understood
  const { tomorrow, arrive_by: arriveBy, child } = understood
  const place = search.tomorrowIn || prefecture || nearShop
  return {
    ...state,
    ...(tomorrow
      ? { word: tomorrow.word, tomorrowIn: place }
      : { word: understood.word, ...(arriveBy && { tomorrowIn: place, arriveBy }) }),
    chosen: { ...search.chosen, occasion, recipient, tag, trait, without },
    priceFrom: price_from,
    priceTo: price_to,
    sort: sort ?? search.sort,
    ...(child && { child }),
    asked: search.asked ?? search.word,
    page: 1,
  }
}
