import { checkEmailVerify, requestEmailVerify } from '@storefront/contracts'
import { checkEmail, checkRequired } from '@storefront/locale-ja'
import { shopFrontOf } from '../channel/shop-front.rules'
import { checkFields } from '../field-check.rules'
import { sendMail } from '../mail/send-mail'
import { limitHits } from '../rate-limit/rate-limit.rules'
import { invalidFields, Rejection } from '../rejection'
import { serve, type Api } from '../serve'
import { loginKey } from '../session/lock.rules'
import { addOneTimeToken, findOneTimeToken, useOneTimeToken } from '../session/one-time-token.sql'
import { emailVerifyMail } from '../session/session-mail.rules'
import { newToken } from '../session/token.rules'
import { emailTaken } from '../user/user.rules'
import { changeUser, findUser, findUserByLogin, isEmailTaken } from '../user/user.sql'

const linkMinutes = 24 * 60
const perAddress = { hits: 10, windowSeconds: 600 }
const perAccount = { hits: 5, windowSeconds: 600 }
const perLink = { hits: 30, windowSeconds: 600 }

export function emailVerifyRoutes(app: Api): void {
  serve(app, requestEmailVerify, async (call) => {
    const { db, channel, member, body, clock, jobs, request } = call
    await limitHits(call, `email-verify:${request.ip}`, perAddress)
    if (!member) checkFields(body, { email: ['メールアドレス', checkRequired, checkEmail] })
    const account = member ? await findUser(db, member.id) : await findUserByLogin(db, channel.id, body.email ?? '')
    // A guest learns nothing about who is registered.
    if (!account) return { result: true }
    const email = member ? body.email?.trim() || account.email : account.email
    checkFields({ email }, { email: ['メールアドレス', checkRequired, checkEmail] })
    if (await isEmailTaken(db, channel.id, email, account.id)) throw invalidFields(emailTaken)
    await limitHits(call, `email-verify:${loginKey(channel.id, account.email)}`, perAccount)
    const shop = shopFrontOf(call, channel)
    const token = newToken()
    await db.transaction().execute(async (trx) => {
      await addOneTimeToken(trx, { userAccountId: account.id, purpose: 'email', token, minutes: linkMinutes, now: clock.now(), email })
      await jobs.enqueue(trx, sendMail, emailVerifyMail(shop, { ...account, email }, `${shop.origin}/verify/email?token=${token}`))
    })
    return { result: true }
  })

  serve(app, checkEmailVerify, async (call) => {
    const { db, channel, body, clock, request } = call
    await limitHits(call, `email-verify-check:${request.ip}`, perLink)
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
