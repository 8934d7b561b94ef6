import { readAllergensOf } from '@storefront/locale-ja'
import type { ProductSearch } from './product-search.rules'

/** What is to be without an allergen (卵なし クッキー) is a choice of the filter, the rest the words. */
export function readAllergens(search: ProductSearch): ProductSearch | undefined {
  const found = readAllergensOf(search.word)
  if (!found) return undefined
  const { from: _, chosen, ...state } = search
  const without = [...new Set([...chosen.without, ...found.without])]
  return { ...state, word: found.word, chosen: { ...chosen, without }, page: 1 }
}
