import { getSystemMessage, listSystemMessages } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

export async function fetchMessages(page: number, signal: AbortSignal) {
  const { data, headers } = await call(listSystemMessages, { query: { page }, signal })
  return { messages: data.data, unreadCount: data.unread_count, pagination: paginationOf(headers) }
}

/** Fetches a message. The API then marks the message as read. */
export async function fetchMessage(id: string, signal: AbortSignal) {
  return (await call(getSystemMessage, { params: { id }, signal })).data
}
