import { listSystemMessages, type SystemMessageSummary } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

const messagesShown = 3
const messagesAPage = 20

/**
 * Fetches the newest unread messages and their total number. Pages through read messages until it finds
 * enough.
 */
export async function fetchUnread(signal: AbortSignal) {
  const messages: SystemMessageSummary[] = []
  for (let page = 1; ; page += 1) {
    const { data, headers } = await call(listSystemMessages, { query: { page, per: messagesAPage }, signal })
    messages.push(...data.data.filter(({ is_read }) => !is_read))
    const wanted = Math.min(data.unread_count, messagesShown)
    if (messages.length >= wanted || page >= paginationOf(headers).last)
      return { messages: messages.slice(0, messagesShown), unreadCount: data.unread_count }
  }
}
