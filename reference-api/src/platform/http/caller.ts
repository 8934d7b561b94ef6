import type { Access } from '@storefront/contracts'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services'
import type { ShopVersion } from '@storefront/contracts/shop-changes'

/**
 * The request's channel, with SITE.MAINTENANCE, .CHANNEL_PREFIX and .STORAGE_BASE_URL as staff entered them.
 */
export type Channel = {
  id: number
  code: string
  name: string
  maintenance: unknown
  prefix?: unknown
  storage?: unknown
}

export type Member = { id: number; session_family: string; is_registered_member: boolean }

/** A call before its query, body and uploaded file have been read. */
export type Caller<A extends Access> = Services & {
  channel: Channel
  /** Cached shop data is valid only for this version. */
  version: ShopVersion
  member: A extends 'member' ? Member : Member | null
  request: FastifyRequest
}
