import { logout } from '@storefront/contracts'
import { lockAccount } from '../account/account-lock.sql'
import { serve, type Api } from '../../platform/http/serve'
import { endAccess } from '../session/end-access.command'
import { revokeFamily } from '../session/session.sql'
import { setRefreshCookie } from '../session/sign-in.command'

export function logoutRoute(app: Api): void {
  serve(app, logout, async (call) => {
    const { db, member, body, clock } = call
    if (body?.is_elsewhere && !body.is_everywhere) {
      await db.transaction().execute((trx) => endAccess(trx, member.id, clock.now(), member.session_family))
      return
    }
    await db.transaction().execute(async (trx) => {
      if (body?.is_everywhere) return endAccess(trx, member.id, clock.now())
      await lockAccount(trx, member.id)
      await revokeFamily(trx, member.session_family, clock.now())
    })
    setRefreshCookie(call, null)
  })
}
