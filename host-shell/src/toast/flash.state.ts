import { publish } from '@storefront/event-bus'
import type { Toast } from './toast-queue.state'

const storageKey = 'flash'

/** Stores a flash message now and shows it after the next screen change, including reloads (§4). */
export function flashNext(toast: Toast) {
  sessionStorage.setItem(storageKey, JSON.stringify([...queued(), toast]))
}

/** Shows the stored flash messages on the new screen. */
export function showFlash() {
  const toasts = queued()
  sessionStorage.removeItem(storageKey)
  toasts.forEach((toast) => publish('toast.raised', toast))
}

function queued(): Toast[] {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Toast[]
}
