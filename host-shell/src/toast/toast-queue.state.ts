import { on, type StorefrontEvents } from '@storefront/event-bus'
import { createStore } from '@storefront/state'

export type Toast = StorefrontEvents['toast.raised']

/** Toasts that wait for the toasts' code. */
export const queuedToasts = createStore<readonly Toast[]>([])

on('toast.raised').subscribe((toast) => queuedToasts.set([...queuedToasts.get(), toast]))

/** Takes all queued toasts. */
export function takeToasts(): readonly Toast[] {
  const toasts = queuedToasts.get()
  if (toasts.length > 0) queuedToasts.set([])
  return toasts
}
