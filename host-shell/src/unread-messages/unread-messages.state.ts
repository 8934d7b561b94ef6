import { on } from '@storefront/event-bus'
import { inBackground } from '@storefront/remote'
import { session, whenSessionChecked } from '@storefront/session'
import { createStore } from '@storefront/state'

const unreadMessages = createStore(0)

/** Returns the member's unread message count, or 0 for guests and until the count is loaded. */
export const useUnreadMessages = unreadMessages.use

/** Updates the count when a page opens, after a login, and after a message is read. */
export function watchUnreadMessages() {
  void whenSessionChecked().then(count)
  const subscriptions = [
    on('session.started').subscribe(count),
    on('system-message.read').subscribe(count),
    on('session.ended').subscribe(() => unreadMessages.set(0)),
  ]
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
}

function count() {
  if (!session().isLogin) return
  inBackground('unread-messages', async () => {
    const { fetchUnreadCount } = await import('./unread-messages.api')
    const unread = await fetchUnreadCount()
    if (session().isLogin) unreadMessages.set(unread)
  })
}
