import { readAllergensOf } from '@storefront/locale-ja'
import type { ProductSearch } from './product-search.rules'

/** An excluded allergen in the words (卵なし クッキー) becomes a filter; the rest stays the word. */
export function readAllergens(search: ProductSearch): ProductSearch | undefined {
  const found = readAllergensOf(search.word)
  if (!found) return undefined
  const { from: _, chosen, ...state } = search
  const without = [...new Set([...chosen.without, ...found.without])]
  return { ...state, word: found.word, chosen: { ...chosen, without }, page: 1 }
}
