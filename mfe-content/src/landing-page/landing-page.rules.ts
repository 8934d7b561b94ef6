import type { LandingPage, LandingPageBlock, Occasion, ProductSummary } from '@storefront/contracts'

export type LandingPagePart =
  | { kind: 'text'; html: string }
  | { kind: 'goods'; title: string; href: string; occasion?: string | undefined; products: ProductSummary[] }
  | Extract<LandingPageBlock, { kind: 'links' }>
  | { kind: 'occasion'; occasion: Occasion }

/** Landing page with the content of its blocks. */
export type BuiltLandingPage = Omit<LandingPage, 'blocks'> & { parts: LandingPagePart[] }

type GoodsQuery = Extract<LandingPageBlock, { kind: 'goods' }>['query']

const kinds: readonly string[] = ['text', 'goods', 'links', 'occasion'] satisfies LandingPageBlock['kind'][]

/** Lists the blocks in order. Omits kinds that this release doesn't support. */
export const knownBlocks = ({ blocks = [] }: Pick<LandingPage, 'blocks'>): LandingPageBlock[] =>
  blocks.filter((block): block is LandingPageBlock => kinds.includes(block.kind))

/**
 * Returns the occasion of a block's products if there is exactly one. Product pages then suggest a noshi for
 * it.
 */
export const getBlockOccasion = ({ occasion = [] }: GoodsQuery): string | undefined =>
  occasion.length === 1 ? occasion[0] : undefined

/** Builds the path of the list with all products of a block. */
export function listHref(query: GoodsQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  return `/product?${search}`
}
