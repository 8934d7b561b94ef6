import { checkEmailVerify, requestEmailVerify } from '@storefront/contracts'
import { checkEmail, checkRequired } from '@storefront/locale-ja'
import { checkFields } from '../field-check.rules'
import { sendMail } from '../mail/send-mail'
import { limitHits } from '../rate-limit/rate-limit.rules'
import { invalidFields, Rejection } from '../rejection'
import { serve, type Api } from '../serve'
import { addOneTimeToken, findOneTimeToken, useOneTimeToken } from '../session/one-time-token.sql'
import { emailVerifyMail } from '../session/session-mail.rules'
import { newToken } from '../session/token.rules'
import { emailTaken } from '../user/user.rules'
import { changeUser, findUser, findUserByLogin, isEmailTaken } from '../user/user.sql'

const linkMinutes = 24 * 60

export function emailVerifyRoutes(app: Api): void {
  serve(app, requestEmailVerify, async (call) => {
    const { db, channel, member, body, clock, jobs, config, request } = call
    await limitHits(call, `email-verify:${request.ip}`, { hits: 10, windowSeconds: 600 })
    if (!member) checkFields(body, { email: ['メールアドレス', checkRequired, checkEmail] })
    const account = member ? await findUser(db, member.id) : await findUserByLogin(db, channel.id, body.email ?? '')
    // A guest learns nothing about who is registered.
    if (!account) return { result: true }
    const email = member ? body.email?.trim() || account.email : account.email
    checkFields({ email }, { email: ['メールアドレス', checkRequired, checkEmail] })
    if (await isEmailTaken(db, channel.id, email, account.id)) throw invalidFields(emailTaken)
    const token = newToken()
    await db.transaction().execute(async (trx) => {
      await addOneTimeToken(trx, { userAccountId: account.id, purpose: 'email', token, minutes: linkMinutes, now: clock.now(), email })
      await jobs.enqueue(trx, sendMail, emailVerifyMail({ ...account, email }, `${config.publicOrigin}/verify/email?token=${token}`))
    })
    return { result: true }
  })

  serve(app, checkEmailVerify, async ({ db, channel, body, clock }) => {
    const now = clock.now()
    return db.transaction().execute(async (trx) => {
      const token = await findOneTimeToken(trx, channel.id, 'email', body.token, now)
      const email = token?.email
      if (!token || !email || !(await useOneTimeToken(trx, token.id, now))) {
        throw new Rejection(422, 'email_verify.failed', 'リンクが正しくないか、有効期限が切れています')
      }
      if (await isEmailTaken(trx, channel.id, email, token.user_account_id)) throw invalidFields(emailTaken)
      await changeUser(trx, token.user_account_id, { email, is_registered_member: true, mail_error_count: 0 }, now)
      return { result: true, email }
    })
  })
}
