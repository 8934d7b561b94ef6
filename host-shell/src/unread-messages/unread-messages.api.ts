import { listSystemMessages } from '@storefront/contracts'
import { call } from '@storefront/http'

/** How many of the shop's messages the member has not opened. */
export async function fetchUnreadCount(): Promise<number> {
  const { data } = await call(listSystemMessages, { query: { per: 1 }, outlivesRoute: true })
  return data.unread_count
}
