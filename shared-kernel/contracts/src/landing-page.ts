import { array, boolean, nullable, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'
import type { ProductQuery } from './product'

export const LandingPageSummary = type({
  slug: string(),
  url: string(),
  title: string(),
  description: string(),
  image: nullable(Picture),
})
/**
 * A landing page's blocks by kind. `html` is sanitised. `goods` shows the first `per` results of the product
 * list for `query`.
 */
export type LandingPageBlock =
  | { kind: 'text'; html: string }
  | { kind: 'goods'; title: string; query: ProductQuery; per: number }
  | { kind: 'links'; title: string; links: { url: string; label: string; note: string | null }[] }
  | { kind: 'occasion'; occasion: string }

/**
 * A landing page: `content` (sanitised HTML), then the blocks. Older releases may not know every block kind.
 */
export const LandingPage = type({
  ...LandingPageSummary.schema,
  content: string(),
  blocks: optional(array(type({ kind: string() }))),
})
export type LandingPageSummary = Infer<typeof LandingPageSummary>
export type LandingPage = Infer<typeof LandingPage>

/** Pages with `is_listed` have content of their own. The others only redirect. */
export const listLandingPages = endpoint({
  method: 'GET',
  path: '/v1/lp',
  access: 'public',
  response: type({ data: array(type({ ...LandingPageSummary.schema, is_listed: boolean() })) }),
})

/** If the response has the header x-redirect, the browser goes to that URL instead (§7). */
export const getLandingPage = endpoint({
  method: 'GET',
  path: '/v1/lp/:slug',
  access: 'public',
  response: LandingPage,
})
