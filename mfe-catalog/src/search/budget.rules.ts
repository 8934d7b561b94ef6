import { readBudgetOf, type BudgetRange } from '@storefront/locale-ja'
import type { ProductSearch } from './product-search.rules'

/**
 * Turns a price in the search term (お茶 3000円, 五千円以内, 3000〜5000円) into a range. The other words
 * remain the search term.
 */
export function readBudget(search: ProductSearch): ProductSearch | undefined {
  const found = readBudgetOf(search.word)
  if (!found) return undefined
  const { from: _, ...state } = search
  return { ...state, word: found.word, ...besideKnown(found, search), page: 1 }
}

/**
 * Merges a range with the one in `known`, because 3000円以上 5000円以下 is parsed in two steps. An open end
 * takes the known value.
 */
function besideKnown({ priceFrom, priceTo }: BudgetRange, known: Partial<BudgetRange>): BudgetRange {
  const [least = 0, most = Infinity] = [priceFrom ?? known.priceFrom, priceTo ?? known.priceTo]
  if (least > most) return { priceFrom, priceTo }
  return { priceFrom: priceFrom ?? known.priceFrom, priceTo: priceTo ?? known.priceTo }
}
