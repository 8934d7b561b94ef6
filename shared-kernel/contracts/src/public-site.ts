import { array, nullable, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'

/**
 * Data of a channel that precedes every other call; also announces a shop's maintenance.
 */
export const PublicSite = type({
  channel: string(),
  name: string(),
  namespace: string(),
  theme: string(),
  storage_base_url: string(),
  /** Pages that the shop's staff have laid out, each served by `GET /v1/layouts/{page}`. */
  layout_pages: optional(array(string())),
  /** The shop's own picture, for links to screens that have none. */
  image: optional(nullable(Picture)),
  /** Paths of screens without content in this shop: no link leads there, and they answer 404. */
  empty_screens: optional(array(string())),
  /** Addresses of the shop's own SVGs, each served by `GET /v1/files-contents?url=`. */
  svgs: optional(array(string())),
  channels: array(type({ code: string(), name: string() })),
  maintenance: nullable(type({ title: string(), message: string(), gtm_id: nullable(string()) })),
})
export type PublicSite = Infer<typeof PublicSite>

export const getPublicSite = endpoint({
  method: 'GET',
  path: '/public.json',
  access: 'public',
  response: PublicSite,
})
