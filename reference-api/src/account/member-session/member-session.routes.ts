import { endMemberSession, listMemberSessions } from '@storefront/contracts'
import { lockAccount } from '../account/account-lock.sql'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { revokeFamily } from '../session/session.sql'
import { fetchMemberSessions, isMemberSession } from './member-session.sql'

const notFound = () => new Rejection(404, 'member_session.not_found', 'ログイン中の端末が見つかりません')

export function memberSessionRoutes(app: Api): void {
  serve(app, listMemberSessions, async ({ db, member, clock }) => {
    const sessions = await fetchMemberSessions(db, member.id, clock.now())
    const data = sessions.map(({ family, started_at, last_used_at, ip_address, user_agent }) => ({
      key: family,
      is_current: family === member.session_family,
      started_at: started_at ?? last_used_at,
      last_used_at,
      ip_address,
      user_agent,
    }))
    return { data: data.toSorted((one, other) => Number(other.is_current) - Number(one.is_current)) }
  })

  serve(app, endMemberSession, async ({ db, member, params, clock }) => {
    await db.transaction().execute(async (trx) => {
      await lockAccount(trx, member.id)
      if (!(await isMemberSession(trx, member.id, params.key))) throw notFound()
      await revokeFamily(trx, params.key, clock.now())
    })
  })
}
