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
