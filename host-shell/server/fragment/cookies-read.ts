import { LRUCache } from 'lru-cache'
import type { FragmentAnswer } from './fragment-client'

const maxPages = 10_000
/** Cap for the total length of keys, because anyone can request arbitrarily long URLs. */
const maxLetters = 8_000_000

/** Remembers which cookies a URL's renders have read so far. Guests without any of them share its page. */
export class CookiesRead {
  private readonly names = new LRUCache<string, ReadonlySet<string>>({
    max: maxPages,
    maxSize: maxLetters,
    sizeCalculation: (_names, key) => key.length,
  })

  /** True if one of these cookies may affect the page. For an unknown URL, any cookie may. */
  concern(key: string, own: readonly string[]): boolean {
    const read = this.names.get(key)
    return read === undefined || own.some((name) => read.has(name))
  }

  /** Records the cookies a render read, if its remote reports them. */
  note(key: string, answer: FragmentAnswer): void {
    if (!('fragment' in answer) || !answer.fragment.cookiesRead) return
    this.names.set(key, new Set([...(this.names.get(key) ?? []), ...answer.fragment.cookiesRead]))
  }
}
