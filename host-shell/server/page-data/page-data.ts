import { createHash } from 'node:crypto'
import type { PublicComposition } from '@storefront/navigation'
import type { Fragment } from '@storefront/remote/server'
import type { Site } from '@storefront/site'
import { LRUCache } from 'lru-cache'

/** JSON blocks for hydration, keyed by id. */
export type PageData = Record<string, unknown>

type Rendered = {
  site: Site
  composition: PublicComposition
  fragment?: (Pick<Fragment, 'hydration'> & { owner: string }) | undefined
}

/**
 * Returns the data that a page's scripts need to start. A page without interaction may never request this
 * data.
 */
export const buildPageData = ({ site, composition, fragment }: Rendered): PageData => ({
  site,
  composition,
  ...(fragment && { [`hydration-${fragment.owner}`]: fragment.hydration }),
})

const kept = new LRUCache<string, string>({
  max: 2_000,
  maxSize: 64 * 1024 * 1024,
  // A string with Japanese text takes two bytes per character.
  sizeCalculation: (text) => 2 * text.length,
})

export const pageDataPath = '/-/page-data/'

/** Caches the data of a guest's document and returns a URL that contains its hash. */
export function cachePageData(data: PageData): string {
  const text = JSON.stringify(data)
  const hash = createHash('sha256').update(text).digest('base64url')
  kept.set(hash, text)
  return pageDataPath + hash
}

export const readPageData = (hash: string): string | undefined => kept.get(hash)
