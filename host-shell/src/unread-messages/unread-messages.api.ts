import { listSystemMessages } from '@storefront/contracts'
import { call } from '@storefront/http'

export async function fetchUnreadCount(): Promise<number> {
  const { data } = await call(listSystemMessages, { query: { per: 1 }, outlivesRoute: true })
  return data.unread_count
}
