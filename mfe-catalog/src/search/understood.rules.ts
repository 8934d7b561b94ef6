import type { UnderstoodSearch } from '@storefront/contracts'
import type { ProductSearch } from './product-search.rules'

/** Replaces the search term by what its words mean, as the API understands them (ADR 0119). */
export function toUnderstoodSearch(search: ProductSearch, understood: UnderstoodSearch): ProductSearch {
  const { from: _, ...state } = search
  const { word, occasion, recipient, tag, trait, without, price_from, price_to, sort } = understood
  return {
    ...state,
    word,
    chosen: { ...search.chosen, occasion, recipient, tag, trait, without },
    priceFrom: price_from,
    priceTo: price_to,
    sort: sort ?? search.sort,
    asked: search.asked ?? search.word,
    page: 1,
  }
}
