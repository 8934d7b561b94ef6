import { array, boolean, nullable, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'

export const LandingPageSummary = type({
  slug: string(),
  /** The path that it stands at. */
  url: string(),
  title: string(),
  description: string(),
  image: nullable(Picture),
})
/** `content` is sanitised HTML. */
export const LandingPage = type({ ...LandingPageSummary.schema, content: string() })
export type LandingPageSummary = Infer<typeof LandingPageSummary>
export type LandingPage = Infer<typeof LandingPage>

/** `is_listed` pages have words of their own; any other only leads on. */
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
