import type { QaGroup } from '@storefront/contracts'

/** The questions of the page with the word, or of the whole page; the server folds its spelling. */
export const faqPath = (word: string) => (word === '' ? '/faq' : `/faq?word=${encodeURIComponent(word)}`)

/** What is looked for, as it stands in the address. */
export const wordOfUrl = (url: string) => new URL(url).searchParams.get('word')?.trim() ?? ''

/** The anchor of a question, beside those of the groups. */
export const anchorOf = (key: string) => `qa-${key}`

/** The id that a link's hash asks for; browsers write what is not ASCII in percents, shoppers half of it. */
export function idOfHash(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

export const countOf = (groups: readonly QaGroup[]) =>
  groups.reduce((count, { items }) => count + items.length, 0)
