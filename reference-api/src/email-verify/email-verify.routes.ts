import { checkEmailVerify, requestEmailVerify } from '@storefront/contracts'
import { checkEmail, checkRequired } from '@storefront/locale-ja'
import { shopFrontOf } from '../channel/shop-front.rules'
import { checkFields } from '../field-check.rules'
import { sendMail } from '../mail/send-mail'
import { limitHits } from '../rate-limit/rate-limit.rules'
import { invalidFields, Rejection } from '../rejection'
import { serve, type Api } from '../serve'
import { findOneTimeToken, forgetOneTimeTokens, useOneTimeToken } from '../session/one-time-token.sql'
import { emailChangedMail } from '../session/session-mail.rules'
import { emailTaken } from '../user/user.rules'
import { changeUser, findUser, isEmailTaken } from '../user/user.sql'
import { askToConfirm } from './ask-to-confirm'
import { isSameEmail, limitEmailVerify } from './email-verify.rules'
import { sendEmailVerify } from './send-email-verify'

const perLink = { hits: 30, windowSeconds: 600 }
const aMailAddress = { email: ['メールアドレス', checkRequired, checkEmail] } as const

export function emailVerifyRoutes(app: Api): void {
  serve(app, requestEmailVerify, async (call) => {
    const { db, channel, member, body, jobs } = call
    const account = member ? await findUser(db, member.id) : undefined
    const email = body.email?.trim() || account?.email || ''
    checkFields({ email }, aMailAddress)
    await limitEmailVerify(call, account?.email ?? email)
    // A guest learns nothing about who is registered.
    if (!account) await jobs.enqueue(db, sendEmailVerify, { channel_id: channel.id, login: email })
    else if (await isEmailTaken(db, channel.id, email, account.id)) throw invalidFields(emailTaken)
    else await db.transaction().execute((trx) => askToConfirm(trx, call, account, email))
    return { result: true }
  })

  serve(app, checkEmailVerify, async (call) => {
    const { db, channel, body, clock, jobs, request } = call
    await limitHits(call, `email-verify-check:${request.ip}`, perLink)
    const now = clock.now()
    return db.transaction().execute(async (trx) => {
      const token = await findOneTimeToken(trx, channel.id, 'email', body.token, now)
      const account = token && (await findUser(trx, token.user_account_id))
      const email = token?.email
      if (!account || !email || !(await useOneTimeToken(trx, token.id, now))) {
        throw new Rejection(422, 'email_verify.failed', 'リンクが正しくないか、有効期限が切れています')
      }
      if (await isEmailTaken(trx, channel.id, email, account.id)) throw invalidFields(emailTaken)
      await changeUser(trx, account.id, { email, email_confirmed_at: now, is_registered_member: true, mail_error_count: 0 }, now)
      if (!isSameEmail(account.email, email)) {
        // Links that lie in the old mailbox open nothing any more.
        await forgetOneTimeTokens(trx, account.id)
        await jobs.enqueue(trx, sendMail, emailChangedMail(shopFrontOf(call, channel), account))
      }
      return { result: true, email }
    })
  })
}
