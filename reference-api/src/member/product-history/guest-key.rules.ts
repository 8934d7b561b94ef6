import type { FastifyRequest } from 'fastify'

export const guestCookie = 'guest_key'
export const guestCookieSeconds = 90 * 24 * 60 * 60

/** Reads the guest key from the cookie set on the first view. Returns undefined for any other value. */
export function readGuestKey({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const key = cookies[guestCookie] ?? ''
  return /^[\w-]{43}$/.test(key) ? key : undefined
}
