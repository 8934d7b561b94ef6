import type { QaGroup } from '@storefront/contracts'
import { normaliseForSearch } from '@storefront/locale-ja'
import { cleanHtml } from '../cms-html/cms-html.rules'
import type { QaRow } from './qa.table'

/** Those that hold every word, whatever its width, case and kana. */
export function havingWord(rows: QaRow[], word: string): QaRow[] {
  const words = normaliseForSearch(word).split(' ').filter(Boolean)
  return rows.filter(({ question, answer }) => {
    const text = normaliseForSearch(`${question} ${answer.replace(/<[^>]*>/g, ' ')}`)
    return words.every((one) => text.includes(one))
  })
}

/** Grouped by category (§3), in the order in which they come. */
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
