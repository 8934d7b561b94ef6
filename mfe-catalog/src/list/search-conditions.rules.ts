import { formatYen } from '@storefront/locale-ja'
import type { ListFacets } from './product-facets.rules'
import { facetNames, priceRangeText, type ProductSearch } from '../search/product-search.rules'

/** As long as a bookmark's title may be. */
const titleLengthMax = 200

/** A choice in the shop's words; in those of the URL where the list does not offer it. */
export const labelOfChoice = (facets: ListFacets, name: string, value: string): string =>
  facets.named.find((facet) => facet.name === name)?.values.find((one) => one.value === value)?.label ?? value

/** A search in one line: its word, then what it is narrowed by. */
export function titleOfConditions(search: ProductSearch, facets: ListFacets): string {
  const parts = [
    search.word && `「${search.word}」`,
    ...facetNames.flatMap((name) => search.chosen[name].map((value) => labelOfChoice(facets, name, value))),
    (search.priceFrom !== undefined || search.priceTo !== undefined) &&
      priceRangeText(search.priceFrom, search.priceTo, formatYen),
    search.isInStockOnly && '在庫あり',
  ]
  return parts.filter(Boolean).join('　').slice(0, titleLengthMax)
}
