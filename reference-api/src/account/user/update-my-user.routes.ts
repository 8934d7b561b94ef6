import { profileProblems } from './profile-problems.sql'
import { accountValues, ownAddress, normaliseUser } from './user.rules'
import { updateMyUser } from '@storefront/contracts'
import { askToConfirm } from '../email-verify/ask-to-confirm.command'
import { limitEmailVerify } from '../email-verify/limit-email-verify.command'
import { isSameEmail } from '../email-verify/email-verify.rules'
import { pageFormProblems } from '../../page-form/page-form.sql'
import { refuseProblems } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { saveOwnAddress, withCartsLocked } from '../user-address/user-address.sql'
import { lockSignedIn } from '../account/account-lock.sql'
import { missingPassword, requireCurrentPassword } from '../account/current-password.command'
import { changeUser, findUser } from '../account/user-account.sql'
import { userNotFound, fetchWireUser } from './wire-user.sql'

/**
 * Registers the profile update. The username can't be changed here, because the body has no such field (§7).
 */
export function updateMyUserRoute(app: Api): void {
  serve(app, updateMyUser, async (call) => {
    const { db, channel, member, clock } = call
    const { current_password, ...input } = call.body
    const user = normaliseUser(input)
    const account = await findUser(db, member.id)
    if (!account) throw userNotFound()
    // A new address takes effect once its owner confirms it. A different spelling of the same address applies
    // immediately.
    const isNewEmail = !isSameEmail(account.email, user.email)
    const missing = isNewEmail ? missingPassword(current_password) : {}
    const asked = await pageFormProblems(db, channel.id, 'user', user)
    refuseProblems(await profileProblems(db, channel.id, user), asked, missing)
    if (isNewEmail) {
      await requireCurrentPassword(call, account, current_password ?? '')
      await limitEmailVerify(call, account.email)
    }
    await withCartsLocked(db, member.id, async (trx) => {
      if (isNewEmail) await lockSignedIn(trx, account, member.session_family)
      const email = isNewEmail ? account.email : user.email
      await changeUser(trx, member.id, { ...accountValues(user), email }, clock.now())
      await saveOwnAddress(trx, member.id, ownAddress(user))
      if (isNewEmail) await askToConfirm(trx, call, account, user.email)
    })
    return fetchWireUser(db, member.id, clock.now())
  })
}
