import { publish } from '@storefront/event-bus'
import type { Notice } from './notice.state'

const storageKey = 'flash'

/** Flash in two steps (§4): what is set now shows after the next change of screen, reloads included. */
export function flashNext(notice: Notice) {
  sessionStorage.setItem(storageKey, JSON.stringify([...queued(), notice]))
}

/** A new screen: the next flash becomes the current one. */
export function showFlash() {
  const notices = queued()
  sessionStorage.removeItem(storageKey)
  notices.forEach((notice) => publish('notice.raised', notice))
}

function queued(): Notice[] {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Notice[]
}
