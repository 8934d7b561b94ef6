import { array, nullable, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

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
