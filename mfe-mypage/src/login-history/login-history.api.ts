import { listLoginHistories, logout } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

export async function fetchLogins(page: number, signal: AbortSignal) {
  const { data, headers } = await call(listLoginHistories, { query: { page }, signal })
  return { logins: data.data, pagination: paginationOf(headers) }
}

export const endOtherLogins = () => call(logout, { body: { is_elsewhere: true } })
