import { LRUCache } from 'lru-cache'
import type { FragmentAnswer } from './fragment-client'

const maxPages = 10_000
/** Cap for the total length of keys, because anyone can request arbitrarily long URLs. */
const maxLetters = 8_000_000

/**
 * Tracks which cookies the renders of a URL have read so far. Guests without any of these cookies share the
 * page.
 */
export class CookiesRead {
  private readonly names = new LRUCache<string, ReadonlySet<string>>({
    max: maxPages,
    maxSize: maxLetters,
    sizeCalculation: (_names, key) => key.length,
  })

  /**
   * Checks whether one of these cookies may affect the page. Any cookie may affect a URL that is not tracked
   * yet.
   */
  concern(key: string, own: readonly string[]): boolean {
    const read = this.names.get(key)
    return read === undefined || own.some((name) => read.has(name))
  }

  /** Records the cookies that a render read, if the remote reported them. */
  note(key: string, answer: FragmentAnswer): void {
    if (!('fragment' in answer) || !answer.fragment.cookiesRead) return
    this.names.set(key, new Set([...(this.names.get(key) ?? []), ...answer.fragment.cookiesRead]))
  }
}
