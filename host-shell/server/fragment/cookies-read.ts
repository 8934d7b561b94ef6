import { LRUCache } from 'lru-cache'
import type { FragmentAnswer } from './fragment-client'

const maxPages = 10_000
/** Strangers can make addresses as long as they like. */
const maxLetters = 8_000_000

/** Cookies that renders of an address have read so far: guests without any of them share its page. */
export class CookiesRead {
  private readonly names = new LRUCache<string, ReadonlySet<string>>({
    max: maxPages,
    maxSize: maxLetters,
    sizeCalculation: (_names, key) => key.length,
  })

  /** True if one of these cookies may change the page; for an unknown address, every cookie may. */
  concern(key: string, own: readonly string[]): boolean {
    const read = this.names.get(key)
    return read === undefined || own.some((name) => read.has(name))
  }

  /** Ignores a remote that does not report the cookies it reads. */
  note(key: string, answer: FragmentAnswer): void {
    if (!('fragment' in answer) || !answer.fragment.cookiesRead) return
    this.names.set(key, new Set([...(this.names.get(key) ?? []), ...answer.fragment.cookiesRead]))
  }
}
