import { BehaviorSubject } from 'rxjs'
import { on, type StorefrontEvents } from '@storefront/event-bus'

export type Toast = StorefrontEvents['toast.raised']

/** Toasts that wait until the toasts' code is there. */
export const queuedToasts = new BehaviorSubject<Toast[]>([])

on('toast.raised').subscribe((toast) => queuedToasts.next([...queuedToasts.value, toast]))

/** Takes all that wait. */
export function takeToasts(): Toast[] {
  const toasts = queuedToasts.value
  if (toasts.length > 0) queuedToasts.next([])
  return toasts
}
