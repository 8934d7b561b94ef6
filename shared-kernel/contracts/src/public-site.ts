import { array, nullable, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'

/** A channel's data, fetched before any other call. Also announces maintenance. */
export const PublicSite = type({
  channel: string(),
  name: string(),
  namespace: string(),
  theme: string(),
  storage_base_url: string(),
  /** Pages laid out by the shop's staff, each served by `GET /v1/layouts/{page}`. */
  layout_pages: optional(array(string())),
  /** The shop's own image, for link previews of screens that have none. */
  image: optional(nullable(Picture)),
  /** Paths of screens that have no content in this shop. They respond 404, so don't link to them. */
  empty_screens: optional(array(string())),
  /** URLs of the shop's own SVGs, each served by `GET /v1/files-contents?url=`. */
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
