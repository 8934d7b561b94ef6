import { getLandingPage, getOccasion, listProducts, type LandingPageBlock } from '@storefront/contracts'
import { call, refusedAsNothing } from '@storefront/http'
import { redirect } from 'react-router-dom'
import {
  knownBlocks,
  listHref,
  getBlockOccasion,
  type BuiltLandingPage,
  type LandingPagePart,
} from './landing-page.rules'

/**
 * Fetches a landing page with the content of its blocks. Omits blocks whose products can't be loaded.
 * @throws a redirect if the response has an x-redirect header (§7)
 */
export async function fetchLandingPage(slug: string, signal: AbortSignal): Promise<BuiltLandingPage> {
  const { data, headers } = await call(getLandingPage, { params: { slug }, signal })
  const target = headers.get('x-redirect')
  if (target) throw redirect(target)
  const { blocks: _blocks, ...page } = data
  const parts = await Promise.all(
    knownBlocks(data).map((block) => fetchPart(block, signal).catch(refusedAsNothing)),
  )
  return { ...page, parts: parts.filter((part) => part !== undefined) }
}

async function fetchPart(block: LandingPageBlock, signal: AbortSignal): Promise<LandingPagePart | undefined> {
  switch (block.kind) {
    case 'text':
    case 'links':
      return block
    case 'goods': {
      const { title, query, per } = block
      const { data } = await call(listProducts, { query: { ...query, per }, isCacheable: true, signal })
      return data.data.length > 0
        ? {
            kind: 'goods',
            title,
            href: listHref(query),
            occasion: getBlockOccasion(query),
            products: data.data,
          }
        : undefined
    }
    case 'occasion': {
      const { data } = await call(getOccasion, { params: { key: block.occasion }, isCacheable: true, signal })
      return { kind: 'occasion', occasion: data }
    }
  }
}
