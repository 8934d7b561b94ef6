import type { QaGroup } from '@storefront/contracts'

/** Path of the page, filtered by a word; the server normalises its spelling. */
export const faqPath = (word: string) => (word === '' ? '/faq' : `/faq?word=${encodeURIComponent(word)}`)

export const wordOfUrl = (url: string) => new URL(url).searchParams.get('word')?.trim() ?? ''

/** Anchor of a question; its prefix avoids collisions with those of the groups. */
export const anchorOf = (key: string) => `qa-${key}`

/** The id in a link's hash, percent-encoded by browsers and sometimes only partly by shoppers. */
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
