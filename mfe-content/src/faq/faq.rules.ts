import type { QaGroup } from '@storefront/contracts'
import { normaliseForSearch } from '@storefront/locale-ja'

const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

/** The questions that hold every word, or whose answer does, by group; width and kana do not matter. */
export function groupsWith(search: string, groups: readonly QaGroup[]): QaGroup[] {
  const words = normaliseForSearch(search).split(' ')
  return groups
    .map(({ category, items }) => ({
      category,
      items: items.filter(({ question, answer }) => {
        const text = normaliseForSearch(`${question} ${textOf(answer)}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

/** The anchor of a question, beside those of the groups. */
export const anchorOf = (key: string) => `qa-${key}`
