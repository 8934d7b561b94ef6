import { checkReminder, requestReminder, resetReminder } from '@storefront/contracts'
import { checkEmail, checkRequired } from '@storefront/locale-ja'
import { checkFields } from '../http/field-check.rules'
import { limitHits } from '../rate-limit/rate-limit.command'
import { refuseProblems, Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { endAccess } from '../session/end-access.command'
import { signIn } from '../session/sign-in.command'
import { loginKey } from '../account/login-key.rules'
import { countAttempt, findOneTimeToken, spendOneTimeToken } from '../session/one-time-token.sql'
import { hashPassword, passwordFits } from '../secret/password'
import { hashToken } from '../secret/token.rules'
import { passwordProblems } from '../account/credential.rules'
import { changeUser, findUser } from '../account/user-account.sql'
import { purposeOf } from './reminder.rules'
import { sendReminder } from './send-reminder.job'

const perAddress = { hits: 10, windowSeconds: 600 }
const perAccount = { hits: 5, windowSeconds: 600 }
const perLink = { hits: 30, windowSeconds: 600 }
const answerAttemptMax = 5

const noToken = { access_token: null, expires_in: null, expires_at: null }

const expired = () => new Rejection(422, 'reminder.expired', 'リンクが正しくないか、有効期限が切れています')

export function reminderRoutes(app: Api): void {
  serve(app, requestReminder, async (call) => {
    const { db, channel, body, jobs, request } = call
    await limitHits(call, `reminder:${request.ip}`, perAddress)
    checkFields(body, { email: ['メールアドレス', checkRequired, checkEmail] })
    await limitHits(call, `reminder:${loginKey(channel.id, body.email)}`, perAccount)
    // The answer is the same for everybody, and takes as long.
    await jobs.enqueue(db, sendReminder, {
      channel_id: channel.id,
      login: body.email,
      kind: body.kind ?? null,
    })
    return { result: true }
  })

  serve(app, checkReminder, async (call) => {
    const { db, channel, body, clock, request } = call
    await limitHits(call, `reminder-link:${request.ip}`, perLink)
    const token = await findOneTimeToken(db, channel.id, purposeOf(body.kind), body.token, clock.now())
    const account = token && (await findUser(db, token.user_account_id))
    if (!account) throw expired()
    return { result: true, question_ct: account.question_ct }
  })

  serve(app, resetReminder, async (call) => {
    const { db, channel, body, clock, request } = call
    await limitHits(call, `reminder-link:${request.ip}`, perLink)
    const now = clock.now()
    const purpose = purposeOf(body.kind)
    const token = await findOneTimeToken(db, channel.id, purpose, body.token, now)
    const account = token && (await findUser(db, token.user_account_id))
    if (!token || !account) throw expired()
    if (purpose === 'reset')
      refuseProblems(passwordProblems(body.password ?? '', body.password_confirmation ?? ''))
    if (account.answer_hash) {
      const pending = await countAttempt(db, account.id, purpose, answerAttemptMax, now)
      if (pending?.token_hash !== hashToken(body.token)) throw expired()
      if (!(await passwordFits((body.answer ?? '').trim(), account.answer_hash))) {
        const message = '秘密の質問の答えが正しくありません'
        throw new Rejection(422, 'reminder.answer_wrong', message, { answer: [message] })
      }
    }
    if (purpose === 'reminder') {
      if (!(await db.transaction().execute((trx) => spendOneTimeToken(trx, token, now)))) throw expired()
      return {
        ...noToken,
        user_id: null,
        is_registered_member: account.is_registered_member,
        username: account.username,
      }
    }
    const password_hash = await hashPassword(body.password ?? '')
    return db.transaction().execute(async (trx) => {
      if (!(await spendOneTimeToken(trx, token, now))) throw expired()
      await changeUser(
        trx,
        account.id,
        { password_hash, password_changed_at: now, email_confirmed_at: now, locked_until: null },
        now,
      )
      await endAccess(trx, account.id, now)
      const { is_registered_member } = account
      if (account.is_verify) return { ...noToken, user_id: account.id, is_registered_member }
      return signIn(call, trx, { ...account, password_hash, password_changed_at: now.toISOString() })
    })
  })
}
