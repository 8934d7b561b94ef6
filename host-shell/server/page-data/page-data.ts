import { createHash } from 'node:crypto'
import type { Fragment } from '@storefront/remote/server'
import type { Site } from '@storefront/site'
import { LRUCache } from 'lru-cache'

/** JSON by the ids of the blocks that scripts read: what a page comes to life with. */
export type PageData = Record<string, unknown>

type Rendered = { site: Site; fragment?: Pick<Fragment, 'hydration'> & { owner: string } }

/** What the scripts of a page begin with; a document that nobody touches never asks for it. */
export const pageDataOf = ({ site, fragment }: Rendered): PageData => ({
  site,
  ...(fragment && { [`hydration-${fragment.owner}`]: fragment.hydration }),
})

const kept = new LRUCache<string, string>({
  max: 2_000,
  maxSize: 64 * 1024 * 1024,
  // Japanese takes two bytes a letter.
  sizeCalculation: (text) => 2 * text.length,
})

export const pageDataPath = '/-/page-data/'

/** Keeps the data of a document that any guest may have; the address names exactly them. */
export function keepPageData(data: PageData): string {
  const text = JSON.stringify(data)
  const hash = createHash('sha256').update(text).digest('base64url')
  kept.set(hash, text)
  return pageDataPath + hash
}

/** What was kept under an address. */
export const readPageData = (hash: string): string | undefined => kept.get(hash)
