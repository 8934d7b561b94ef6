import { BehaviorSubject } from 'rxjs'
import { on, type StorefrontEvents } from '@storefront/event-bus'

export type Notice = StorefrontEvents['notice.raised']

/** Notices that wait until the toasts' code is there. */
export const waitingNotices = new BehaviorSubject<Notice[]>([])

on('notice.raised').subscribe((notice) => waitingNotices.next([...waitingNotices.value, notice]))

/** Takes all that wait. */
export function takeNotices(): Notice[] {
  const notices = waitingNotices.value
  if (notices.length > 0) waitingNotices.next([])
  return notices
}
