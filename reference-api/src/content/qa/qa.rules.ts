import type { QaGroup } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { parseQueryWords } from '../../catalogue/product/search/product-search.rules'
import { foldSpelling } from '../../catalogue/product/words/spelling.rules'
import type { QaRow } from './qa.table'

/** Returns the rows that contain every word in any of its spellings, as in the product search. */
export function havingWord(rows: QaRow[], word: string): QaRow[] {
  const words = parseQueryWords(word)
  return rows.filter(({ question, answer }) => {
    const text = foldSpelling(`${question} ${answer.replace(/<[^>]*>/g, ' ')}`)
    return words.every((spellings) => spellings.some((one) => text.includes(one)))
  })
}

/** Groups rows by category (§3), keeping their order. */
export function groupQas(rows: QaRow[]): QaGroup[] {
  const groups = new Map<number, QaGroup>()
  for (const { category_id, category_key, category_name, id, key, question, answer } of rows) {
    const group = groups.get(category_id) ?? {
      category: { id: category_id, key: category_key, name: category_name },
      items: [],
    }
    group.items.push({ id, key, question, answer: cleanHtml(answer, { headingsFrom: 3 }) })
    groups.set(category_id, group)
  }
  return [...groups.values()]
}
