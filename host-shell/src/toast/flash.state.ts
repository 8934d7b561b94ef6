import { publish } from '@storefront/event-bus'
import type { Toast } from './toast-queue.state'

const storageKey = 'flash'

/** Flash in two steps (§4): set now, shown after the next change of screen, reloads included. */
export function flashNext(toast: Toast) {
  sessionStorage.setItem(storageKey, JSON.stringify([...queued(), toast]))
}

/** A new screen: the next flash becomes the current one. */
export function showFlash() {
  const toasts = queued()
  sessionStorage.removeItem(storageKey)
  toasts.forEach((toast) => publish('toast.raised', toast))
}

function queued(): Toast[] {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Toast[]
}
