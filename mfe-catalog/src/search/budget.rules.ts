import { readBudgetOf, type BudgetRange } from '@storefront/locale-ja'
import type { ProductSearch } from './product-search.rules'

/** A price in the words (お茶 3000円, 五千円以内, 3000〜5000円) becomes a range; the rest stays the word. */
export function readBudget(search: ProductSearch): ProductSearch | undefined {
  const found = readBudgetOf(search.word)
  if (!found) return undefined
  const { from: _, ...state } = search
  return { ...state, word: found.word, ...besideKnown(found, search), page: 1 }
}

/** 3000円以上 5000円以下 is read in two steps: an open end takes the value read before. */
function besideKnown({ priceFrom, priceTo }: BudgetRange, known: Partial<BudgetRange>): BudgetRange {
  const [least = 0, most = Infinity] = [priceFrom ?? known.priceFrom, priceTo ?? known.priceTo]
  if (least > most) return { priceFrom, priceTo }
  return { priceFrom: priceFrom ?? known.priceFrom, priceTo: priceTo ?? known.priceTo }
}
