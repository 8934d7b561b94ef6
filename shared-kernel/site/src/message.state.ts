import type { Message } from '@storefront/contracts'
import { readCookie, writeCookie } from '@storefront/state'
import { currentSite } from './site.state'

const cookieOf = (code: string) => `${code}Message`

/** Lifetime of the cookie. It may outlive the text, because a changed text has a different updated_at. */
const kept = { maxAgeSeconds: 60 * 60 * 24 * 365 }

/**
 * Returns the message of a slot (§3 Message). Undefined if the shop has none or the shopper has hidden this
 * version.
 */
export function visibleMessage(code: string): Message | undefined {
  const message = currentSite().messages.find((candidate) => candidate.code === code)
  return message && readCookie(cookieOf(code)) === message.updated_at ? undefined : message
}

/** Hides a message until its text changes, by storing its updated_at in a cookie (§4). */
export function hideMessage({ code, updated_at }: Message) {
  writeCookie(cookieOf(code), updated_at, kept)
}
