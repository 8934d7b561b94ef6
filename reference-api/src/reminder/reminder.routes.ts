import { checkReminder, requestReminder, resetReminder } from '@storefront/contracts'
import { checkEmail, checkRequired } from '@storefront/locale-ja'
import { checkFields } from '../field-check.rules'
import { sendMail } from '../mail/send-mail'
import { limitHits } from '../rate-limit/rate-limit.rules'
import { Rejection } from '../rejection'
import { serve, type Api } from '../serve'
import { signIn } from '../session/login.rules'
import { addOneTimeToken, countAttempt, findOneTimeToken, useOneTimeToken } from '../session/one-time-token.sql'
import { hashPassword, passwordFits } from '../session/password.rules'
import { resetMail, usernameMail } from '../session/session-mail.rules'
import { revokeSessions } from '../session/session.sql'
import { hashToken, newToken } from '../session/token.rules'
import { passwordProblems, refuseProblems } from '../user/user.rules'
import { changeUser, findUser, findUserByLogin } from '../user/user.sql'

const linkMinutes = 60
const answerAttemptMax = 5

const expired = () => new Rejection(422, 'reminder.expired', 'リンクが正しくないか、有効期限が切れています')

export function reminderRoutes(app: Api): void {
  serve(app, requestReminder, async (call) => {
    const { db, channel, body, clock, jobs, config, request } = call
    await limitHits(call, `reminder:${request.ip}`, { hits: 10, windowSeconds: 600 })
    checkFields(body, { email: ['メールアドレス', checkRequired, checkEmail] })
    const account = await findUserByLogin(db, channel.id, body.email)
    if (!account) return { result: true }
    await db.transaction().execute(async (trx) => {
      if (body.kind === 'username') return jobs.enqueue(trx, sendMail, usernameMail(account, `${config.publicOrigin}/login`))
      const token = newToken()
      await addOneTimeToken(trx, { userAccountId: account.id, purpose: 'reset', token, minutes: linkMinutes, now: clock.now() })
      await jobs.enqueue(trx, sendMail, resetMail(account, `${config.publicOrigin}/reminder/reset?token=${token}`))
    })
    return { result: true }
  })

  serve(app, checkReminder, async ({ db, channel, body, clock }) => {
    const token = await findOneTimeToken(db, channel.id, 'reset', body.token, clock.now())
    const account = token && (await findUser(db, token.user_account_id))
    if (!account) throw expired()
    return { result: true, question_ct: account.question_ct }
  })

  serve(app, resetReminder, async (call) => {
    const { db, channel, body, clock } = call
    const now = clock.now()
    const token = await findOneTimeToken(db, channel.id, 'reset', body.token, now)
    const account = token && (await findUser(db, token.user_account_id))
    if (!token || !account) throw expired()
    refuseProblems(passwordProblems(body.password, body.password_confirmation))
    if (account.answer_hash) {
      const pending = await countAttempt(db, account.id, 'reset', answerAttemptMax, now)
      if (pending?.token_hash !== hashToken(body.token)) throw expired()
      if (!(await passwordFits((body.answer ?? '').trim(), account.answer_hash))) {
        const message = '秘密の質問の答えが正しくありません'
        throw new Rejection(422, 'reminder.answer_wrong', message, { answer: [message] })
      }
    }
    const password_hash = await hashPassword(body.password)
    return db.transaction().execute(async (trx) => {
      if (!(await useOneTimeToken(trx, token.id, now))) throw expired()
      await changeUser(trx, account.id, { password_hash, password_changed_at: now, locked_until: null, failed_login_count: 0 }, now)
      await revokeSessions(trx, account.id, now)
      const { is_registered_member } = account
      if (account.is_verify) return { access_token: null, expires_in: null, expires_at: null, user_id: account.id, is_registered_member }
      return signIn(call, trx, { ...account, password_changed_at: now.toISOString() })
    })
  })
}
