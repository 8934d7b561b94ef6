import { readAllergensOf } from '@storefront/locale-ja'
import type { ProductSearch } from './product-search.rules'

/**
 * Turns an excluded allergen in the search term (卵なし クッキー) into a filter. The other words remain the
 * search term.
 */
export function readAllergens(search: ProductSearch): ProductSearch | undefined {
  const found = readAllergensOf(search.word)
  if (!found) return undefined
  const { from: _, chosen, ...state } = search
  const without = [...new Set([...chosen.without, ...found.without])]
  return { ...state, word: found.word, chosen: { ...chosen, without }, page: 1 }
}
