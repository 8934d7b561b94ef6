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
 * Blocks of a landing page by kind. `html` is sanitised; `goods` are the product list's results for `query`,
 * `per` of them.
 */
export type LandingPageBlock =
  | { kind: 'text'; html: string }
  | { kind: 'goods'; title: string; query: ProductQuery; per: number }
  | { kind: 'links'; title: string; links: { url: string; label: string; note: string | null }[] }
  | { kind: 'occasion'; occasion: string }

/** `content` is sanitised HTML; blocks follow it and may have kinds that an older release does not know. */
export const LandingPage = type({
  ...LandingPageSummary.schema,
  content: string(),
  blocks: optional(array(type({ kind: string() }))),
})
export type LandingPageSummary = Infer<typeof LandingPageSummary>
export type LandingPage = Infer<typeof LandingPage>

/** `is_listed` pages have content of their own; any other only redirects. */
export const listLandingPages = endpoint({
  method: 'GET',
  path: '/v1/lp',
  access: 'public',
  response: type({ data: array(type({ ...LandingPageSummary.schema, is_listed: boolean() })) }),
})

/** With the header x-redirect the browser goes there instead (§7). */
export const getLandingPage = endpoint({
  method: 'GET',
  path: '/v1/lp/:slug',
  access: 'public',
  response: LandingPage,
})
