import { on, type StorefrontEvents } from '@storefront/event-bus'
import { createStore } from '@storefront/state'

export type Toast = StorefrontEvents['toast.raised']

export const queuedToasts = createStore<readonly Toast[]>([])

on('toast.raised').subscribe((toast) => queuedToasts.set([...queuedToasts.get(), toast]))

export function takeToasts(): readonly Toast[] {
  const toasts = queuedToasts.get()
  if (toasts.length > 0) queuedToasts.set([])
  return toasts
}
