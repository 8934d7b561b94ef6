import { endMemberSession, listMemberSessions, logout } from '@storefront/contracts'
import { call } from '@storefront/http'

export async function fetchSessions(signal: AbortSignal) {
  return (await call(listMemberSessions, { signal })).data.data
}

export const endSessionByKey = (key: string) => call(endMemberSession, { params: { key } })

export const endOtherSessions = () => call(logout, { body: { is_elsewhere: true } })
