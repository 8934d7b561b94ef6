import { LRUCache } from 'lru-cache'
import type { FragmentAnswer } from './fragment-client'

const maxPages = 10_000
/** Of the addresses, which strangers make as long as they like. */
const maxLetters = 8_000_000

/** Which cookies the pages of an address have looked for so far: guests with none of them share its page. */
export class CookiesRead {
  private readonly names = new LRUCache<string, ReadonlySet<string>>({
    max: maxPages,
    maxSize: maxLetters,
    sizeCalculation: (_names, key) => key.length,
  })

  /** True when one of these cookies may make it another page; of an unknown one each may. */
  concern(key: string, own: readonly string[]): boolean {
    const read = this.names.get(key)
    return read === undefined || own.some((name) => read.has(name))
  }

  /** A remote that does not tell what it reads tells nothing of who may share. */
  note(key: string, answer: FragmentAnswer): void {
    if (!('fragment' in answer) || !answer.fragment.cookiesRead) return
    this.names.set(key, new Set([...(this.names.get(key) ?? []), ...answer.fragment.cookiesRead]))
  }
}
