import { resetReminder } from '@storefront/contracts'
import { passwordProblems } from '../account/credential.rules'
import { findUser } from '../account/user-account.sql'
import { refuseProblems, Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { passwordFits } from '../../platform/secret/password'
import { hashToken } from '../../platform/secret/token.rules'
import { countAttempt, findOneTimeToken, spendOneTimeToken } from '../session/one-time-token.sql'
import { linkExpired, noToken, perLink, toTokenPurpose } from './reminder.rules'
import { resetPassword } from './reset-password.command'

const answerAttemptMax = 5

export function resetReminderRoute(app: Api): void {
  serve(app, resetReminder, async (call) => {
    const { db, channel, body, clock, request } = call
    await limitHits(call, `reminder-link:${request.ip}`, perLink)
    const now = clock.now()
    const purpose = toTokenPurpose(body.kind)
    const token = await findOneTimeToken(db, channel.id, purpose, body.token, now)
    const account = token && (await findUser(db, token.user_account_id))
    if (!token || !account) throw linkExpired()
    if (purpose === 'reset')
      refuseProblems(passwordProblems(body.password ?? '', body.password_confirmation ?? ''))
    if (account.answer_hash) {
      const pending = await countAttempt(db, account.id, purpose, answerAttemptMax, now)
      if (pending?.token_hash !== hashToken(body.token)) throw linkExpired()
      if (!(await passwordFits((body.answer ?? '').trim(), account.answer_hash))) {
        const message = '秘密の質問の答えが正しくありません'
        throw new Rejection(422, 'reminder.answer_wrong', message, { answer: [message] })
      }
    }
    if (purpose === 'reset') return resetPassword(call, token, account, body.password ?? '')
    if (!(await db.transaction().execute((trx) => spendOneTimeToken(trx, token, now)))) throw linkExpired()
    const { is_registered_member, username } = account
    return { ...noToken, user_id: null, is_registered_member, username }
  })
}
