import type { Message } from '@storefront/contracts'
import { currentSite } from './site.state'

const cookieOf = (code: string) => `${code}Message`

/**
 * A site text by its slot (§3 Message), undefined when the shop has none or the shopper has hidden this
 * edition.
 */
export function visibleMessage(
  code: string,
  cookies: string = typeof document === 'undefined' ? '' : document.cookie,
): Message | undefined {
  const message = currentSite().messages.find((candidate) => candidate.code === code)
  if (!message) return undefined
  const hiddenEdition = new RegExp(`(?:^|; )${cookieOf(code)}=([^;]*)`).exec(cookies)?.[1]
  return hiddenEdition !== undefined && decodeURIComponent(hiddenEdition) === message.updated_at
    ? undefined
    : message
}

/** Hides a message until its text changes: its updated_at is remembered in a cookie (§4). */
export function hideMessage({ code, updated_at }: Message) {
  document.cookie = `${cookieOf(code)}=${encodeURIComponent(updated_at)}; path=/; max-age=31536000; samesite=lax`
}
