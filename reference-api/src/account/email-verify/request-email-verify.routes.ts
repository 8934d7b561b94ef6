import { requestEmailVerify } from '@storefront/contracts'
import { checkEmail, checkRequired } from '@storefront/locale-ja'
import { lockSignedIn } from '../account/account-lock.sql'
import { missingPassword, requireCurrentPassword } from '../account/current-password.command'
import { findUser } from '../account/user-account.sql'
import { checkFields } from '../../platform/http/field-check.rules'
import { refuseProblems } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { askToConfirm } from './ask-to-confirm.command'
import { isSameEmail } from './email-verify.rules'
import { limitEmailVerify } from './limit-email-verify.command'
import { sendEmailVerify } from './send-email-verify.job'

const aMailAddress = { email: ['メールアドレス', checkRequired, checkEmail] } as const

export function requestEmailVerifyRoute(app: Api): void {
  serve(app, requestEmailVerify, async (call) => {
    const { db, channel, member, body, jobs } = call
    const account = member ? await findUser(db, member.id) : undefined
    const email = body.email?.trim() || account?.email || ''
    checkFields({ email }, aMailAddress)
    if (account && !isSameEmail(account.email, email)) {
      refuseProblems(missingPassword(body.current_password))
      await requireCurrentPassword(call, account, body.current_password ?? '')
    }
    await limitEmailVerify(call, account?.email ?? email)
    // The response must not reveal whether the address is registered.
    if (!account) await jobs.enqueue(db, sendEmailVerify, { channel_id: channel.id, login: email })
    else
      await db.transaction().execute(async (trx) => {
        if (member) await lockSignedIn(trx, account, member.session_family)
        await askToConfirm(trx, call, account, email)
      })
    return { result: true }
  })
}
