import { changeMyPassword } from '@storefront/contracts'
import { lockSignedIn } from '../account/account-lock.sql'
import { passwordProblems } from '../account/credential.rules'
import { requireCurrentPassword } from '../account/current-password.command'
import { changeUser, findUser } from '../account/user-account.sql'
import { refuseProblems } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { hashPassword } from '../../platform/secret/password'
import { endAccess } from '../session/end-access.command'
import { userNotFound } from './wire-user.sql'

export function changeMyPasswordRoute(app: Api): void {
  serve(app, changeMyPassword, async (call) => {
    const { db, member, body, clock } = call
    const account = await findUser(db, member.id)
    if (!account) throw userNotFound()
    await requireCurrentPassword(call, account, body.current_password)
    refuseProblems(passwordProblems(body.password, body.password_confirmation))
    const password_hash = await hashPassword(body.password)
    await db.transaction().execute(async (trx) => {
      await lockSignedIn(trx, account, member.session_family)
      const changed = { password_hash, password_changed_at: clock.now(), locked_until: null }
      await changeUser(trx, member.id, changed, clock.now())
      await endAccess(trx, member.id, clock.now(), member.session_family)
    })
  })
}
