import { LRUCache } from 'lru-cache'
import type { FragmentAnswer } from './fragment-client'
import type { ShopperCookies } from './guest-request.rules'

const maxPages = 10_000
/** Cap for the total length of keys, because anyone can request arbitrarily long URLs. */
const maxLetters = 8_000_000

type Read = { byPage: ReadonlySet<string>; byIslands: ReadonlySet<string> }

/**
 * Tracks which cookies the renders of a URL have read so far. Shoppers without any of these cookies share the
 * page. Cookies that only islands read don't matter to a browser that runs scripts.
 */
export class CookiesRead {
  private readonly names = new LRUCache<string, Read>({
    max: maxPages,
    maxSize: maxLetters,
    sizeCalculation: (_names, key) => key.length,
  })

  /**
   * Checks whether one of the shopper's own cookies may affect the page. Any cookie may affect a URL that is
   * not tracked yet.
   */
  concern(key: string, { own, runsScripts }: Pick<ShopperCookies, 'own' | 'runsScripts'>): boolean {
    if (own.length === 0) return false
    const read = this.names.get(key)
    if (!read) return true
    return own.some((name) => read.byPage.has(name) || (!runsScripts && read.byIslands.has(name)))
  }

  /**
   * Checks whether to render the shopper's own page at once. For a browser that runs scripts, a URL that is
   * not tracked yet is rendered for all first, which others can use.
   */
  needsOwnPage(key: string, cookies: Pick<ShopperCookies, 'own' | 'runsScripts'>): boolean {
    return (this.names.has(key) || !cookies.runsScripts) && this.concern(key, cookies)
  }

  /** Records the cookies that a render read, if the remote reported them. */
  note(key: string, answer: FragmentAnswer): void {
    if (!('fragment' in answer) || !answer.fragment.cookiesRead) return
    const { cookiesRead, islandCookies = [] } = answer.fragment
    const before = this.names.get(key)
    this.names.set(key, {
      byPage: new Set([...(before?.byPage ?? []), ...cookiesRead]),
      byIslands: new Set([...(before?.byIslands ?? []), ...islandCookies]),
    })
  }
}
