import type { QaGroup } from '@storefront/contracts'
import { readSearchTerm } from '@storefront/locale-ja'

/** Max characters of a search term that are used. */
const wordLengthMax = 100

/** Path of the page filtered by a search term. The server normalises the spelling. */
export const faqPath = (word: string) => (word === '' ? '/faq' : `/faq?word=${encodeURIComponent(word)}`)

export const wordOfUrl = (url: string) => readSearchTerm(new URL(url).searchParams.get('word'), wordLengthMax)

/** Anchor of a question. The prefix avoids collisions with group anchors. */
export const anchorOf = (key: string) => `qa-${key}`

/** Decodes the id in a hash. Browsers percent-encode it, and hand-edited links may be only partly encoded. */
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
