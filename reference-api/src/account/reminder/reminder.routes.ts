import { checkReminder, requestReminder } from '@storefront/contracts'
import { checkEmail, checkRequired } from '@storefront/locale-ja'
import { loginKey } from '../account/login-key.rules'
import { findUser } from '../account/user-account.sql'
import { checkFields } from '../../platform/http/field-check.rules'
import { serve, type Api } from '../../platform/http/serve'
import { requireHuman } from '../../shop/captcha/captcha-service'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { findOneTimeToken } from '../session/one-time-token.sql'
import { linkExpired, perLink, toTokenPurpose } from './reminder.rules'
import { sendReminder } from './send-reminder.job'

const perAddress = { hits: 10, windowSeconds: 600 }
const perAccount = { hits: 5, windowSeconds: 600 }

export function reminderRoutes(app: Api): void {
  serve(app, requestReminder, async (call) => {
    const { db, channel, body, jobs, request } = call
    await limitHits(call, `reminder:${request.ip}`, perAddress)
    checkFields(body, { email: ['メールアドレス', checkRequired, checkEmail] })
    await limitHits(call, `reminder:${loginKey(channel.id, body.email)}`, perAccount)
    await requireHuman(call, channel.id, 'reminder', body.captcha_token)
    // Enqueue for every address, so that neither the response nor its timing reveals which addresses exist.
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
    const token = await findOneTimeToken(db, channel.id, toTokenPurpose(body.kind), body.token, clock.now())
    const account = token && (await findUser(db, token.user_account_id))
    if (!account) throw linkExpired()
    return { result: true, question_ct: account.question_ct }
  })
}
