import type { LandingPage, LandingPageBlock, Occasion, ProductSummary } from '@storefront/contracts'

export type LandingPagePart =
  | { kind: 'text'; html: string }
  | { kind: 'goods'; title: string; href: string; occasion?: string | undefined; products: ProductSummary[] }
  | Extract<LandingPageBlock, { kind: 'links' }>
  | { kind: 'occasion'; occasion: Occasion }

/** A landing page with its blocks' content. */
export type BuiltLandingPage = Omit<LandingPage, 'blocks'> & { parts: LandingPagePart[] }

type GoodsQuery = Extract<LandingPageBlock, { kind: 'goods' }>['query']

const kinds: readonly string[] = ['text', 'goods', 'links', 'occasion'] satisfies LandingPageBlock['kind'][]

/** The blocks in order. Omits kinds that this release doesn't support. */
export const knownBlocks = ({ blocks = [] }: Pick<LandingPage, 'blocks'>): LandingPageBlock[] =>
  blocks.filter((block): block is LandingPageBlock => kinds.includes(block.kind))

/** The occasion of a block's products, if there is exactly one. Product pages then suggest its noshi. */
export const occasionOfBlock = ({ occasion = [] }: GoodsQuery): string | undefined =>
  occasion.length === 1 ? occasion[0] : undefined

/** Path of the list with all of a block's products. */
export function listHref(query: GoodsQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  return `/product?${search}`
}
