import { array, nullable, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'

/**
 * What is known of a channel before anything else is asked; also where a shop says that it is closed for
 * maintenance.
 */
export const PublicSite = type({
  channel: string(),
  name: string(),
  namespace: string(),
  theme: string(),
  storage_base_url: string(),
  /** Pages that the shop's staff have laid out: each can be had from `GET /v1/layouts/{page}`. */
  layout_pages: optional(array(string())),
  /** The shop's own picture, for links to screens that have none. */
  image: optional(nullable(Picture)),
  /** Paths of screens that the shop has nothing for now: nothing leads there, and they are not found. */
  empty_screens: optional(array(string())),
  /** Addresses of the shop's own SVGs: each can be had from `GET /v1/files-contents?url=`. */
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
