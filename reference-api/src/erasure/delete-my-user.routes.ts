import { deleteMyUser } from '@storefront/contracts'
import { toShopFront } from '../shop/channel/shop-front.rules'
import { sendMail } from '../platform/mail/send-mail.job'
import { refuseProblems } from '../platform/http/rejection'
import { serve, type Api } from '../platform/http/serve'
import { endAccess } from '../account/session/end-access.command'
import { setRefreshCookie } from '../account/session/sign-in.command'
import { forgetUndoLinks } from '../account/session/undo-link.sql'
import { leftMail } from '../account/account/account-mail.rules'
import { withMemberLock, lockSignedIn } from '../account/account/account-lock.sql'
import { missingPassword, requireCurrentPassword } from '../account/account/current-password.command'
import { eraseUser } from './erase-users.job'
import { changeUser, findUser } from '../account/account/user-account.sql'
import { refuseDebt } from '../payment/credit/refuse-debt.command'
import { userNotFound } from '../account/user/wire-user.sql'

export function deleteMyUserRoute(app: Api): void {
  serve(app, deleteMyUser, async (call) => {
    const { db, channel, member, body, clock, jobs } = call
    const account = await findUser(db, member.id)
    if (!account) throw userNotFound()
    refuseProblems(missingPassword(body.current_password))
    await requireCurrentPassword(call, account, body.current_password)
    await withMemberLock(db, member.id, async (trx) => {
      await lockSignedIn(trx, account, member.session_family)
      await refuseDebt(trx, member.id)
      await changeUser(trx, member.id, { left_at: clock.now() }, clock.now())
      await endAccess(trx, member.id, clock.now())
      await forgetUndoLinks(trx, member.id)
      await jobs.enqueue(trx, sendMail, leftMail(toShopFront(call, channel), account))
      await jobs.enqueue(trx, eraseUser, { id: member.id })
    })
    setRefreshCookie(call, null)
  })
}
