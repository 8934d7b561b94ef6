import type { QaGroup } from '@storefront/contracts'
import { readSearchTerm } from '@storefront/locale-ja'

/** Search terms are cut to this number of characters. */
const wordLengthMax = 100

/** Builds the path of the page filtered by a search term. The server normalises the spelling. */
export const faqPath = (word: string) => (word === '' ? '/faq' : `/faq?word=${encodeURIComponent(word)}`)

export const readWord = (url: string) => readSearchTerm(new URL(url).searchParams.get('word'), wordLengthMax)

/** Returns the anchor of a question. The prefix avoids collisions with the anchors of groups. */
export const toAnchor = (key: string) => `qa-${key}`

/**
 * Decodes the id in a hash. Browsers percent-encode it, but links edited by hand may be encoded only in part.
 */
export function readHashId(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

export const countQuestions = (groups: readonly QaGroup[]) =>
  groups.reduce((count, { items }) => count + items.length, 0)
