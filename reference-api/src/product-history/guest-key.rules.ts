import type { FastifyRequest } from 'fastify'

export const guestCookie = 'guest_key'
export const guestCookieSeconds = 90 * 24 * 60 * 60

/** The cookie that the first view set; what never came from here is none. */
export function guestKeyOf({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const key = cookies[guestCookie] ?? ''
  return /^[\w-]{43}$/.test(key) ? key : undefined
}
